import { dayText } from './day.ts';
import { messageOf, type Plan } from './plan-message.ts';
import { useOutcome } from './useOutcome.ts';
import { words } from './words.ts';
import { SmallButton } from '../../components/ui/SmallButton.tsx';
import { copyText } from '../../lib/browser/clipboard.ts';
import { saveFile } from '../../lib/browser/save-file.ts';

const { take } = words;

async function saveIcs({ choice, entries, name, isOpen }: Plan, url: string): Promise<void> {
  // The library is larger than the rest of the calendar: only visitors who want a file load it.
  const { icsText } = await import('./ics.ts');
  const { type, day } = choice;
  const text = icsText({
    // While the day is open, events of a later file have to replace those of an earlier one.
    id: isOpen ? type : `${type}-${day}`,
    name: `${name}, ${dayText(day)}`,
    ...{ type, entries, isOpen, words, url },
    host: location.hostname,
    now: new Date(),
  });
  const mime = 'text/calendar;charset=utf-8';
  saveFile(new File([text], `${take.fileName}-${day}.ics`, { type: mime }));
}

/** The buttons that export a plan: as a file, on paper, as a message, as a link. They stay in view while it scrolls. */
export function ExportPlan({ plan, url }: { plan: Plan; url: string }) {
  const { outcome, run } = useOutcome();
  const { title, text, mail } = messageOf(plan, url, words);
  const link = [title, plan.early, url].filter(Boolean).join('\n');
  const share = () =>
    void navigator.share({ text, url }).catch(() => {
      // The visitor closed the browser's menu.
    });
  return (
    <div className="buttons plan-toolbar" role="group" aria-label={take.label} data-print="none">
      <SmallButton onClick={run(() => saveIcs(plan, url), take.fileSaved, take.fileFailed)}>
        {take.file}
      </SmallButton>
      {/* Browsers inside of apps may have neither a printer nor a menu to share with. */}
      {'print' in window && <SmallButton onClick={() => print()}>{take.print}</SmallButton>}
      {'share' in navigator ? (
        <SmallButton onClick={share}>{take.share}</SmallButton>
      ) : (
        <a className="small-button" href={mail}>
          {take.share}
        </a>
      )}
      <SmallButton onClick={run(() => copyText(link), take.linkCopied, take.linkFailed)}>
        {take.link}
      </SmallButton>
      <p role="status">{outcome}</p>
    </div>
  );
}
