import { createPortal } from 'react-dom';
import { fill, sentences } from '../../../lib/text.ts';
import { Deadlines } from './Deadlines.tsx';
import type { VoteContent } from './vote-content.ts';

interface Props {
  row: VoteContent['rows'][number];
  texts: VoteContent['texts'];
  /** Address of the request form, with the election. */
  ask: string;
  /** The election as the query of an address. */
  query: string;
  /** Whether the sheet has dropped into the box: then its answer stays where the sheet was. */
  isDropped: boolean;
}

/** The vote on the rest of the page: on the lid of the ballot box, and in the section below the hero. */
export function VoteOnPage({ row, texts, ask, query, isDropped }: Props) {
  const hero = document.querySelector('.hero');
  const section = document.querySelector('.vote-named');
  return (
    <>
      {hero &&
        createPortal(
          <>
            {isDropped && (
              <p className="ballot-reply" aria-hidden="true" data-print="none">
                <span>
                  {sentences(row.answer).map((sentence) => (
                    <span key={sentence}>{sentence} </span>
                  ))}
                </span>
              </p>
            )}
            <p className="ballot-lid" data-print="none">
              <strong>{fill(texts.cast, { election: row.name })}</strong>{' '}
              <a href={ask}>{texts.ask}</a> <Deadlines link={texts.deadlines} query={query} />
            </p>
          </>,
          hero,
        )}
      {section &&
        createPortal(
          <>
            <p className="condensed">{row.named}</p>
            <a className="ballot-ask" href={ask}>
              {texts.ask}
            </a>
            <Deadlines link={texts.deadlines} query={query} />
          </>,
          section,
        )}
    </>
  );
}
