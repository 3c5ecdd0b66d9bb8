import { useEffect } from 'react';
import { VIEWS } from './reducer.ts';
import { Circle } from '../../components/ui/Circle.tsx';
import { SmallButton } from '../../components/ui/SmallButton.tsx';
import { fill } from '../../lib/text.ts';
import { loadToaster } from '../../components/site/toaster/load.ts';
import { FileCell } from './FileCell.tsx';
import { goToNextField, typedIn } from './fields-of-form.ts';
import { PieceList } from './PieceList.tsx';
import { StepFields } from './StepFields.tsx';
import { useNotice } from './useNotice.ts';
import { useResult } from './useResult.ts';
import { adoptStyles } from '../../components/ui/styles.ts';
import stateStyles from '../../styles/form-state.css?inline';
import textareaStyles from '../../styles/textarea.css?inline';
import { texts } from './words.ts';

// The script brings the styles of what the first step does not show.
adoptStyles(stateStyles);
adoptStyles(textareaStyles);

const { form: words } = texts;

/**
 * Shows the form, one step at a time, and then the result. Each text that changes is in an element of its own, so that
 * a browser's translator cannot break React's updates.
 */
export function NoticeForm() {
  const { form, state, pieces, dispatch } = useNotice();
  const { campaign, view, at } = state;
  const isResult = view === 'result';
  const piece = pieces[at];
  const { Result, hasFailed, retry } = useResult(view !== 'sponsor');

  useEffect(() => {
    if (isResult) void loadToaster(texts.result.toasts);
  }, [isResult]);

  /** Reads the values of all fields, because a program may have filled some in without an event. */
  const readFields = () => dispatch({ type: 'typed', values: typedIn(form.current) });

  return (
    // With method="dialog" the browser sends nothing before the script runs, so that no answer gets into the address.
    <form
      ref={form}
      method="dialog"
      className="form notice-form scripted"
      data-view={view}
      noValidate
      autoComplete="off"
      // This is the id of the page's headline.
      aria-labelledby="notice-title"
      onKeyDown={goToNextField}
      onClickCapture={readFields}
      onBlur={readFields}
      onSubmit={(event) => {
        event.preventDefault();
        dispatch({ type: 'next' });
      }}
    >
      <ol className="form notice-row notice-steps" aria-label={words.steps} data-print="none">
        {VIEWS.map((step, index) => (
          <li key={step}>
            <button
              type="button"
              aria-current={step === view ? 'step' : undefined}
              onClick={() => dispatch({ type: 'go', view: step })}
            >
              <span className="condensed" aria-hidden="true">
                {index + 1}
              </span>{' '}
              <span>{words.stepNames[step]}</span>
            </button>
          </li>
        ))}
      </ol>
      <div
        className="form-head notice-head"
        data-focus="step"
        tabIndex={-1}
        role="group"
        aria-labelledby="notice-step"
      >
        <h2 id="notice-step">{words.stepHeadings[view]}</h2>
      </div>
      {(view === 'pieces' || isResult) && pieces.length > 1 && (
        <PieceList pieces={pieces} at={at} dispatch={dispatch} />
      )}
      {piece && Result && isResult && (
        <Result campaign={campaign} pieces={pieces} piece={piece} dispatch={dispatch} />
      )}
      {isResult && !Result && hasFailed && (
        <div className="form-part" role="alert">
          <p className="error-message">{texts.loadFailed}</p>
          <SmallButton onClick={retry}>{words.stepNames.result}</SmallButton>
        </div>
      )}
      {piece && view !== 'result' && (
        <StepFields
          key={`${view} ${at}`}
          step={view}
          piece={piece}
          shown={state.shown}
          onChange={readFields}
        />
      )}
      <div className="form notice-actions" data-print="none">
        {view !== 'sponsor' && !isResult && (
          <SmallButton
            onClick={() =>
              dispatch({ type: 'go', view: VIEWS[VIEWS.indexOf(view) - 1] ?? 'sponsor' })
            }
          >
            {words.back}
          </SmallButton>
        )}
        {view === 'pieces' && (
          <SmallButton onClick={() => dispatch({ type: 'add' })}>{words.pieces.add}</SmallButton>
        )}
        {view === 'pieces' && pieces.length > 1 && (
          <SmallButton onClick={() => dispatch({ type: 'remove', name: piece?.name ?? '' })}>
            {fill(words.pieces.remove, { name: piece?.name ?? '' })}
          </SmallButton>
        )}
        {!isResult && (
          <button className="submit" type="submit">
            <span>{state.returnsToResult || view === 'pieces' ? words.toResult : words.next}</span>
            <Circle />
          </button>
        )}
      </div>
      <FileCell state={state} dispatch={dispatch} />
    </form>
  );
}
