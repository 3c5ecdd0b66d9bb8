import { useRef, useState } from 'react';
import { MOST_PIECES, pieceName } from '../../features/transparency-notice/draft.ts';
import { unsettledIn } from '../../features/transparency-notice/recipients.ts';
import { berlinDay } from '../../lib/format.ts';
import { fill } from '../../lib/text.ts';
import { Circle } from '../shared/Circle.tsx';
import { loadToaster } from '../toaster/load.ts';
import { FileCell } from './FileCell.tsx';
import { GrowingLabel } from './GrowingLabel.tsx';
import { PieceList } from './PieceList.tsx';
import { Renewal } from './Renewal.tsx';
import { Result } from './Result.tsx';
import { SaveAll } from './SaveAll.tsx';
import { StepFields } from './StepFields.tsx';
import { texts } from './words.ts';
import { PLACES, useNotice } from './useNotice.ts';
import { useNoticeFile } from './useNoticeFile.ts';

const { form: words } = texts;

interface Props {
  /** Id of the headline that names the form. */
  title: string;
  /** Where somebody without a website can have a page for a notice. */
  freePage: string;
}

/** The form: a step at a time, then the result. */
export function NoticeForm({ title, freePage }: Props) {
  const notice = useNotice();
  const { form, draft, at, place, values, validation } = notice;
  const { replace } = notice;
  const file = useNoticeFile(draft, { replace, showResult: () => notice.go('result') });
  const picker = useRef<HTMLInputElement>(null);
  const isResult = place === 'result';
  const [today] = useState(() => berlinDay(new Date()));
  const unsettled = unsettledIn(draft, file.opened, today, texts);
  const preload = () => isResult && void loadToaster(texts.result.toasts);
  return (
    <>
      {/* With method="dialog" nothing is sent before hydration: answers must not get into the address. */}
      <form
        ref={form}
        method="dialog"
        className="form notice-form scripted"
        data-place={place}
        noValidate
        autoComplete="off"
        aria-labelledby={title}
        data-print="none"
        onKeyDown={notice.goOn}
        onBlur={notice.leave}
        onPointerOver={preload}
        onFocus={preload}
        onSubmit={notice.submit}
      >
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
          <span>{fill(words.stepOf, { number: String(PLACES.indexOf(place) + 1) })}</span>
          <h2 id="notice-step">{words.stepHeadings[place]}</h2>
          {place === 'sponsor' && (
            <>
              <button
                className="small-button"
                type="button"
                onClick={() => picker.current?.click()}
              >
                {words.resume}
              </button>
              <details>
                <summary>{words.ready.summary}</summary>
                <ul>
                  {words.ready.items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
                <p>{words.ready.text}</p>
              </details>
            </>
          )}
        </div>
        {(place === 'pieces' || isResult) && (
          <PieceList
            draft={draft}
            at={at}
            show={notice.choosePiece}
            add={notice.addPiece}
            goTo={notice.goToField}
            {...(isResult ? {} : { remove: notice.removePiece })}
          >
            {isResult && (
              <>
                <Renewal draft={draft} hasChanged={unsettled.size > 0} renew={notice.renew} />
                <SaveAll
                  draft={draft}
                  opened={file.opened}
                  {...{ today, unsettled }}
                  answers={file.file}
                  saved={file.markSaved}
                />
              </>
            )}
          </PieceList>
        )}
        {isResult ? (
          <Result
            draft={draft}
            at={at}
            validation={validation}
            isUnsettled={unsettled.has(at)}
            messages={notice.messages}
            goTo={notice.goToField}
          />
        ) : (
          <>
            {place === 'pieces' && draft.pieces.length > 1 && (
              <p className="notice-part">{pieceName(draft, at, words.pieces.unnamed)}</p>
            )}
            <StepFields
              key={`${place} ${at}`}
              step={place}
              values={values}
              messages={notice.messages}
              shown={notice.shown}
              hints={notice.hints}
              offers={notice.offers}
              isSettled={notice.isSettled}
              freePage={freePage}
              change={notice.change}
            />
          </>
        )}
        <div className="notice-actions">
          {place !== 'sponsor' && (
            <button className="small-button" type="button" onClick={notice.back}>
              {words.back}
            </button>
          )}
          {place === 'pieces' && draft.pieces.length < MOST_PIECES && (
            <button className="small-button" type="button" onClick={notice.addPiece}>
              {words.pieces.add}
            </button>
          )}
          {place === 'pieces' && draft.pieces.length > 1 && (
            <button className="small-button" type="button" onClick={() => notice.go('pieces')}>
              {words.pieces.all}
            </button>
          )}
          {!isResult && (
            <button className="submit" type="submit">
              {notice.next === 'result' ? words.toResult : words.next}
              <Circle />
            </button>
          )}
        </div>
        <FileCell picker={picker} {...file} />
      </form>
      {!isResult && <GrowingLabel values={values} />}
    </>
  );
}
