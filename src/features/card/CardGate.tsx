// React, because the page changes from a password form to a card that the browser has to decrypt.
import { Cell } from '../../components/ui/Cell.tsx';
import { Circle } from '../../components/ui/Circle.tsx';
import { island } from '../../components/ui/boundary.tsx';
import { href } from '../../config/routes.ts';
import { Card } from './Card.tsx';
import type { CardWords, GateWords } from './schema.ts';
import type { Sealed } from './seal.ts';
import { useGate } from './useGate.ts';
import '../../styles/form.css';
import '../../styles/form-state.css';
import '../../styles/pen.css';
import './card-gate.css';

interface Props {
  sealed: Sealed;
  /** The last part of the address, which password managers take for the user name. */
  route: string;
  brand: string;
  words: GateWords;
  cardWords: CardWords;
}

export const CardGate = island(function CardGate(props: Props) {
  const { sealed, route, brand, words, cardWords } = props;
  const { card, problem, busy, field, submit } = useGate(sealed, brand);
  if (card) return <Card card={card} words={cardWords} />;
  return (
    <div className="gate">
      <svg
        className="gate-flap"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d="M0 0 50 100 100 0" vectorEffect="non-scaling-stroke" />
      </svg>
      <h1>{words.headline}</h1>
      <noscript>
        <p className="gate-note">
          {words.noScript} <a href={href('contact')}>{words.contactLink}</a>
        </p>
      </noscript>
      {/* With method="dialog" nothing is sent before hydration: the password must not leave the page. */}
      <form className="form scripted" method="dialog" noValidate aria-busy={busy} onSubmit={submit}>
        <input type="text" autoComplete="username" defaultValue={route} readOnly hidden />
        <Cell
          field="passwort"
          label={words.label}
          hint={!problem && words.hint}
          error={problem && <span role="alert">{words[problem]}</span>}
        >
          {(control) => (
            <input
              {...control}
              ref={field}
              type="password"
              autoComplete="current-password"
              autoCapitalize="none"
              spellCheck={false}
              readOnly={busy}
            />
          )}
        </Cell>
        <button className="form-submit" type="submit" aria-disabled={busy} data-print="none">
          <span>{busy ? words.busy : words.submit}</span>
          <Circle cross={busy ? 'none' : 'hover'} />
        </button>
      </form>
    </div>
  );
});
