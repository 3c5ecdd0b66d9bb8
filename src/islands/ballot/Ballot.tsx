// React, to start the scroll effect after the first paint and to stop it when the component unmounts.
import { useEffect, useRef } from 'react';
import type { Home } from '../../schemas/home.ts';
import { island } from '../shared/boundary.tsx';
import { followScroll } from './scroll.ts';
import './ballot.css';

interface Props {
  texts: Home['ballot'];
}

const ROWS = [1, 2, 3, 4, 5, 6];

/** The ballot paper of the hero, which sinks into the box on scroll. Hidden from screen readers. */
export const Ballot = island(function Ballot({ texts }: Props) {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => (sheet.current ? followScroll(sheet.current) : undefined), []);
  return (
    <div className="ballot" aria-hidden="true">
      <div className="ballot-sheet" ref={sheet}>
        <p className="ballot-title">{texts.title}</p>
        <p className="ballot-for">
          {texts.district} <i /> {texts.date} <i />
        </p>
        <div className="ballot-table">
          <p className="ballot-head">{texts.votes}</p>
          <p className="ballot-mark">
            {texts.mark[0]}
            <br />
            {texts.mark[1]}
          </p>
          {ROWS.map((row) => (
            <div key={row} className="ballot-row">
              <b>{row}</b>
              <span />
              <i />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
});
