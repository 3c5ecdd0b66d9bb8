import { useState } from 'react';
import { type Draft, valuesOf, withToday } from '../../features/transparency-notice/draft.ts';
import { answered } from '../../features/transparency-notice/validate.ts';
import { dateText } from '../../features/transparency-notice/values.ts';
import { berlinDay } from '../../lib/format.ts';
import { fill } from '../../lib/text.ts';
import { texts } from './words.ts';

const { renewal: words } = texts;

interface Props {
  draft: Draft;
  /** Whether one of its notices has changed since the opened file. */
  hasChanged: boolean;
  renew: (draft: Draft) => void;
}

/** Asks whether notices of an earlier day are published: then they are the next versions today. */
export function Renewal({ draft, hasChanged, renew }: Props) {
  const [today] = useState(() => berlinDay(new Date()));
  const days = draft.pieces.flatMap((_, at) => answered(valuesOf(draft, at)).version_date ?? []);
  const day = days.find((each) => each < today);
  if (!day) return null;
  return (
    <div className="notice-all">
      <p>
        <strong>{fill(words[hasChanged ? 'changed' : 'text'], { day: dateText(day) })}</strong>
      </p>
      <div className="notice-buttons">
        {(['unpublished', 'published'] as const).map((answer) => (
          <button
            key={answer}
            className="small-button"
            type="button"
            onClick={() =>
              renew(withToday(draft, today, answer === 'published' ? words.replaces : undefined))
            }
          >
            {words[answer]}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Stands beside what saves a notice until that is answered. */
export const OldDay = () => <p className="error-message">{words.warning}</p>;
