// React, because copying has states and toasts, and because the gated page renders the card in the browser. On the page
// without gate, values, links and file work without script.
import { loadToaster } from '../../components/site/toaster/load.ts';
import { showToast } from '../../components/site/toaster/toasts.ts';
import { Circle } from '../../components/ui/Circle.tsx';
import { island } from '../../components/ui/boundary.tsx';
import { saveFile } from '../../lib/browser/save-file.ts';
import { firmName } from '../../lib/format.ts';
import { CardRow } from './CardRow.tsx';
import { ContactQr } from './ContactQr.tsx';
import { type CardData, fullName, VALUES } from './card.ts';
import type { CardWords } from './schema.ts';
import { vcard } from './vcard.ts';
import './card.css';
import './card-actions.css';

interface Props {
  card: CardData;
  words: CardWords;
  /**
   * The address of the vCard on the server, because in-app browsers drop files that a page makes. The gated page has no
   * such file.
   */
  file?: string;
}

export const Card = island(function Card({ card: { contact, portrait, qr }, words, file }: Props) {
  // The toaster loads before the first click, so that a toast appears without delay.
  const preload = () => void loadToaster(words.toasts);

  const announce = () => showToast({ type: 'success', ...words.saved });
  const fileName = `${fullName(contact)}.vcf`;
  /** Makes the vCard in the browser and saves it, on the gated page, which has no file on the server. */
  const save = () => {
    saveFile(new File([vcard(contact)], fileName, { type: 'text/vcard;charset=utf-8' }));
    announce();
  };
  const label = (
    <>
      {words.save}
      <Circle />
    </>
  );

  return (
    <article className="card" onPointerOver={preload} onFocus={preload} onClick={preload}>
      <div className="card-poster">
        <img src={portrait} alt="" width="240" height="300" />
      </div>
      <div className="card-data">
        <header>
          <h1 tabIndex={-1}>
            {contact.givenName} <span>{contact.familyName}</span>
          </h1>
          <p className="card-title">
            {contact.title}, {firmName(contact.organisation)}
          </p>
        </header>
        <dl className="card-values">
          {VALUES.map((name) => (
            <CardRow key={name} name={name} contact={contact} words={words} />
          ))}
        </dl>
        {file ? (
          <a
            className="button card-save"
            href={file}
            download={fileName}
            data-print="none"
            onClick={announce}
          >
            {label}
          </a>
        ) : (
          <button className="button card-save" type="button" data-print="none" onClick={save}>
            {label}
          </button>
        )}
        <ContactQr qr={qr} words={words.qr} />
      </div>
    </article>
  );
});
