// React, because the page changes from a password form to a card that the browser has to decrypt.
import { href } from '../../config/routes.ts';
import type { Sealed } from './seal.ts';
import type { CardTexts, GateTexts } from './schema.ts';
import { Card } from './Card.tsx';
import { island } from '../../components/ui/boundary.tsx';
import { Circle } from '../../components/ui/Circle.tsx';
import { useGate } from './useGate.ts';
import '../../styles/button.css';
import '../../styles/field.css';
import '../../styles/form.css';
import '../../styles/form-state.css';
import './card-gate.css';

interface Props {
  sealed: Sealed;
  /** The last part of the address, which password managers take for the user name. */
  route: string;
  brand: string;
  texts: GateTexts;
  cardTexts: CardTexts;
}

export const CardGate = island(function CardGate({
  sealed,
  route,
  brand,
  texts,
  cardTexts,
}: Props) {
  const { card, problem, busy, root, field, submit } = useGate(sealed, brand);
  if (card) {
    return (
      <div className="gate-opened" ref={root}>
        <Card card={card} texts={cardTexts} />
      </div>
    );
  }
  return (
    <div className="gate" ref={root}>
      <svg
        className="gate-flap"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d="M0 0 50 100 100 0" vectorEffect="non-scaling-stroke" />
      </svg>
      <h1>{texts.headline}</h1>
      <noscript>
        <p className="gate-note">
          {texts.noScript} <a href={href('contact')}>{texts.contactLink}</a>
        </p>
      </noscript>
      {/* With method="dialog" nothing is sent before hydration: the password must not leave the page. */}
      <form className="form scripted" method="dialog" noValidate aria-busy={busy} onSubmit={submit}>
        <input type="text" autoComplete="username" defaultValue={route} readOnly hidden />
        <div className="cell">
          <label className="cell-label" htmlFor="passwort">
            {texts.label}
          </label>
          <input
            ref={field}
            id="passwort"
            type="password"
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            readOnly={busy}
            aria-invalid={problem ? true : undefined}
            aria-describedby="passwort-hinweis"
          />
          <div className="cell-error" id="passwort-hinweis">
            {!problem && <p className="gate-hint">{texts.hint}</p>}
            <div role="alert">{problem && <p className="error-message">{texts[problem]}</p>}</div>
          </div>
        </div>
        <button className="submit" type="submit" aria-disabled={busy} data-print="none">
          <span>{busy ? texts.busy : texts.submit}</span>
          <Circle empty={busy} />
        </button>
      </form>
    </div>
  );
});
