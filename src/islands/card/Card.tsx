// React, because copying has states and toasts, and because behind the gate the card is drawn in
// the browser. On the page without gate it is HTML first: values, links and file need no script.
import { type Card as CardData, VALUES } from '../../features/card/card.ts';
import { downloadContact, fileName, shareContact } from '../../features/card/file.ts';
import type { CardTexts } from '../../schemas/card.ts';
import { showToast } from '../../stores/toasts.ts';
import { Circle } from '../shared/Circle.tsx';
import { QrCode } from './QrCode.tsx';
import { Row } from './Row.tsx';
import { prepareToaster } from './toaster.ts';
import { island } from '../shared/boundary.tsx';
import './card.css';

interface Props {
  card: CardData;
  texts: CardTexts;
  /** Address of the contact as a file, for browsers without script; unknown behind the gate. */
  file?: string;
}

export const Card = island(function Card({ card: { contact, portrait, qr }, texts, file }: Props) {
  // Whoever points at the card will press something: then the toaster should be there.
  const prepare = () => prepareToaster(texts.toasts);

  const save = (event: React.MouseEvent) => {
    event.preventDefault();
    downloadContact(contact);
    showToast({ type: 'success', ...texts.saved });
  };
  const label = (
    <>
      {texts.save}
      <Circle />
    </>
  );

  return (
    <article className="card" onPointerOver={prepare} onFocus={prepare} onClick={prepare}>
      <div className="card-poster">
        <img src={portrait} alt="" width="240" height="300" />
      </div>
      <div className="card-data">
        <header>
          <h1 tabIndex={-1}>
            {contact.givenName} <span>{contact.familyName}</span>
          </h1>
          <p className="card-title">
            {contact.title}, {contact.organisation}
          </p>
        </header>
        <dl className="card-values">
          {VALUES.map((name) => (
            <Row key={name} name={name} contact={contact} texts={texts} />
          ))}
        </dl>
        <div className="card-actions" data-print="none">
          {file ? (
            <a className="card-save" href={file} download={fileName(contact)} onClick={save}>
              {label}
            </a>
          ) : (
            <button className="card-save" type="button" onClick={save}>
              {label}
            </button>
          )}
          <button className="card-share" type="button" onClick={() => void shareContact(contact)}>
            {texts.share}
          </button>
        </div>
        <QrCode qr={qr} texts={texts.qr} />
      </div>
    </article>
  );
});
