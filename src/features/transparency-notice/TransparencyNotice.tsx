// React, because each answer changes which questions follow, and the result depends on all of them.
import { island } from '../../components/ui/boundary.tsx';
import { adoptStyles } from '../../components/ui/adopt-styles.ts';
import { AnswersPart } from './AnswersPart.tsx';
import { Step } from './Step.tsx';
import { StepBar } from './StepBar.tsx';
import laterStyles from './later-steps.css?inline';
import { VIEWS } from './reducer.ts';
import { useNotice } from './useNotice.ts';
import { useResult } from './useResult.ts';
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
  const result = useResult(state);
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
      {view === 'result' && result === 'failed' && (
        <p className="form-band error-message" role="alert">
          {words.loadFailed}
        </p>
      )}
      {view === 'result' && typeof result === 'object' && (
        <result.Result campaign={campaign} pieces={pieces} piece={piece} dispatch={dispatch}>
          {pieceBar}
        </result.Result>
      )}
      {view !== 'result' && (
        <Step
          key={`${view} ${pieceIndex}`}
          state={state}
          piece={piece}
          onChange={readFields}
          dispatch={dispatch}
        />
      )}
      <AnswersPart campaign={campaign} dispatch={dispatch} />
    </form>
  );
});
