// React, because the visitor votes: rows, cross and answer change together. The vote is loaded after
// the first paint; until then, and without script, the rows are empty.
import { useEffect, useRef, useState } from 'react';
import type { Home } from '../schema.ts';
import { island } from '../../../components/ui/boundary.tsx';
import { followScroll } from './scroll.ts';
import type { VoteContent } from './vote-content.ts';
import type { Vote } from './Vote.tsx';
import '../../../styles/button.css';
import '../../../styles/pen.css';
import './ballot.css';

interface Props {
  texts: Omit<Home['ballot'], 'seal' | 'vote'>;
}

interface LoadedVote {
  Vote: typeof Vote;
  content: VoteContent;
}

const ROWS = [1, 2, 3, 4, 5, 6];

/** @throws without a connection */
async function load(): Promise<LoadedVote> {
  const [{ Vote }, response] = await Promise.all([
    import('./Vote.tsx'),
    fetch('/stimmzettel.json'),
  ]);
  const content: VoteContent = await response.json();
  return { Vote, content };
}

/** The ballot paper of the hero, which sinks into the box on scroll. */
export const Ballot = island(function Ballot({ texts }: Props) {
  const sheet = useRef<HTMLDivElement>(null);
  const [vote, setVote] = useState<LoadedVote>();
  useEffect(() => (sheet.current ? followScroll(sheet.current) : undefined), []);
  useEffect(() => {
    load()
      .then(setVote)
      .catch(() => {
        // Without a connection the rows stay empty.
      });
  }, []);

  const head = (
    <>
      <p className="ballot-head condensed" aria-hidden="true">
        {texts.votes}
      </p>
      <p className="ballot-mark" aria-hidden="true">
        {texts.mark[0]}
        <br />
        {texts.mark[1]}
      </p>
    </>
  );
  return (
    <div className="ballot" aria-hidden={vote ? undefined : true}>
      <div className="ballot-sheet" ref={sheet}>
        <p className="ballot-title condensed">{texts.title}</p>
        <p className="ballot-for" aria-hidden="true">
          {texts.district} <i /> {texts.date} <i />
        </p>
        {vote ? <vote.Vote head={head} {...vote.content} /> : <EmptyRows head={head} />}
      </div>
    </div>
  );
});

function EmptyRows({ head }: { head: React.ReactNode }) {
  return (
    <>
      <div className="ballot-table">
        {head}
        {ROWS.map((row) => (
          <div key={row} className="ballot-row">
            <b>{row}</b>
            <span />
            <i className="circle" />
          </div>
        ))}
      </div>
      <div className="ballot-foot" />
    </>
  );
}
