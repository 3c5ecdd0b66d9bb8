// React, because each answer changes which questions follow, and the result depends on all of them.
import { useEffect, useState } from 'react';
import { Circle } from '../../components/ui/Circle.tsx';
import { SmallButton } from '../../components/ui/SmallButton.tsx';
import { island } from '../../components/ui/boundary.tsx';
import { adoptStyles } from '../../components/ui/adopt-styles.ts';
import { berlinDay } from '../../lib/day.ts';
import { fill } from '../../lib/text.ts';
import { AnswersPart } from './AnswersPart.tsx';
import { StepBar } from './StepBar.tsx';
import { StepFields } from './StepFields.tsx';
import laterStyles from './later-steps.css?inline';
import { VIEWS } from './reducer.ts';
import type { Result } from './result/Result.tsx';
import { useNotice } from './useNotice.ts';
import { words } from './words.ts';
import '../../styles/check.css';
import '../../styles/form.css';
import '../../styles/form-band.css';
import '../../styles/pen.css';
import './notice-form.css';

adoptStyles(laterStyles);

/**
 * Shows the form for the transparency notices of a campaign, one step at a time, and then the result. Each text that
 * changes is in an element of its own, so that a browser's translator cannot break React's updates.
 */
export const TransparencyNotice = island(function TransparencyNotice() {
  const { form, state, pieces, piece, readFields, dispatch } = useNotice();
  const { campaign, view, pieceIndex } = state;
  const isUsed = state.changes > 0 || view === 'result';
  const [loaded, setLoaded] = useState<{ Result: typeof Result } | 'failed'>();
  // The result has as much code as all steps together. It is loaded after the first answer. If that fails, each further
  // step tries again.
  useEffect(() => {
    const load = async () => {
      const code = await import('./result/Result.tsx').catch(() => 'failed' as const);
      // To render a step again would empty the fields that a program has filled in without an event.
      if (view === 'result') setLoaded(code);
    };
    if (isUsed) void load();
  }, [isUsed, view]);
  const removal = fill(words.form.pieces.remove, { name: piece.name });
  const pieceBar = pieces.length > 1 && (
    <StepBar
      className="notice-pieces"
      label={words.form.stepNames.pieces}
      names={pieces.map(({ name }) => name)}
      at={pieceIndex}
      onChoose={(index) => dispatch({ type: 'choosePiece', pieceIndex: index })}
    />
  );

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
      onClickCapture={readFields}
      onBlur={readFields}
      onSubmit={(event) => {
        event.preventDefault();
        dispatch({ type: 'next' });
      }}
    >
      <StepBar
        className="notice-steps"
        label={words.form.steps}
        names={VIEWS.map((step) => words.form.stepNames[step])}
        at={VIEWS.indexOf(view)}
        onChoose={(index) => dispatch({ type: 'go', view: VIEWS[index] ?? view })}
      />
      <div
        className="form-head notice-head"
        tabIndex={-1}
        role="group"
        aria-labelledby="notice-step"
      >
        <h2 id="notice-step">{words.form.stepHeadings[view]}</h2>
      </div>
      {view === 'pieces' && pieceBar}
      {view === 'result' && loaded === 'failed' && (
        <p className="form-band error-message" role="alert">
          {words.loadFailed}
        </p>
      )}
      {view === 'result' && typeof loaded === 'object' && (
        <loaded.Result campaign={campaign} pieces={pieces} piece={piece} dispatch={dispatch}>
          {pieceBar}
        </loaded.Result>
      )}
      {view !== 'result' && (
        <>
          <StepFields
            key={`${view} ${pieceIndex}`}
            step={view}
            piece={piece}
            withMessage={state.withMessage}
            onChange={readFields}
          />
          <div className="form notice-actions" data-print="none">
            {view === 'pieces' && (
              <SmallButton onClick={() => dispatch({ type: 'add', day: berlinDay() })}>
                {words.form.pieces.add}
              </SmallButton>
            )}
            {view === 'pieces' && pieces.length > 1 && (
              <SmallButton onClick={() => confirm(`${removal}?`) && dispatch({ type: 'remove' })}>
                {removal}
              </SmallButton>
            )}
            <button className="form-submit" type="submit">
              <span>
                {state.returnsToResult || view === 'pieces' ? words.form.toResult : words.form.next}
              </span>
              <Circle />
            </button>
          </div>
        </>
      )}
      <AnswersPart campaign={campaign} dispatch={dispatch} />
    </form>
  );
});
