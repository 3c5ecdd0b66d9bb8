import { useEffect, useRef } from 'react';
import { STEPS } from '../../features/transparency-notice/values.ts';
import { fill } from '../../lib/text.ts';
import { Cross } from '../shared/Cross.tsx';
import { FileCell } from './FileCell.tsx';
import { Result } from './Result.tsx';
import { StepFields } from './StepFields.tsx';
import { texts } from './words.ts';
import { PLACES, useNotice } from './useNotice.ts';
import { useNoticeFile } from './useNoticeFile.ts';

const { form: words } = texts;

/** The form: a step at a time, then the result. */
export function NoticeForm() {
  const notice = useNotice();
  const title = useRef<HTMLHeadingElement>(null);
  // The button that opened the form is gone.
  useEffect(() => title.current?.focus(), []);
  const { form, place, values, messages, validation, setValues, hideMessages } = notice;
  const file = useNoticeFile({ values, setValues, onOpen: hideMessages });
  const isResult = place === 'result';
  return (
    <form
      ref={form}
      className="form notice-form"
      noValidate
      autoComplete="off"
      aria-labelledby="notice-title"
      onSubmit={notice.submit}
    >
      <div className="form-head">
        <h3 id="notice-title" tabIndex={-1} ref={title}>
          {words.title}
        </h3>
        <p>{words.intro}</p>
      </div>
      <ol className="notice-steps" aria-label={words.steps}>
        {PLACES.map((step, index) => (
          <li key={step}>
            <button
              type="button"
              aria-current={step === place ? 'step' : undefined}
              onClick={() => notice.go(step)}
            >
              <span className="condensed" aria-hidden="true">
                {index + 1}
              </span>{' '}
              {words.stepNames[step]}
            </button>
          </li>
        ))}
      </ol>
      <div className="notice-step" tabIndex={-1} role="group" aria-labelledby="notice-step">
        <p>{fill(words.stepOf, { number: String(PLACES.indexOf(place) + 1) })}</p>
        <h4 id="notice-step">{words.stepHeadings[place]}</h4>
      </div>
      {isResult ? (
        <Result validation={validation} goTo={notice.goToField} />
      ) : (
        <StepFields step={place} values={values} errors={messages} change={notice.change} />
      )}
      <div className="notice-actions">
        {place !== 'sponsor' && (
          <button className="copy" type="button" onClick={notice.back}>
            {words.back}
          </button>
        )}
        {!isResult && (
          <button className="submit" type="submit">
            {place === STEPS.at(-1) ? words.toResult : words.next}
            <span className="circle">
              <Cross />
            </span>
          </button>
        )}
      </div>
      <FileCell {...file} />
    </form>
  );
}
