import { SmallButton } from '../../../components/ui/SmallButton.tsx';
import { useStatusLine } from '../../../components/ui/useStatusLine.ts';
import { copyText } from '../../../lib/browser/clipboard.ts';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { dayText, weekdayText } from '../../../lib/day.ts';
import { mailto } from '../../../lib/mailto.ts';
import { fill } from '../../../lib/text.ts';
import { words } from '../words.ts';
import type { Plan } from './plan.ts';

const { form, export: exporting } = words;

interface Props {
  plan: Plan;
  url: string;
}

/** Shows the buttons that export a plan: as a file, on paper, as a message, as a link. */
export function ExportPlan({ plan, url }: Props) {
  const { day } = plan.choice;
  const { status, run } = useStatusLine();
  // People who receive the plan have to know that its day may change.
  const name = plan.when ? `${plan.name} (${form.open})` : plan.name;
  const title = fill(exporting.message, { name, day: weekdayText(day) });
  const message = `${title}\n\n${url}`;
  const saveIcs = async () => {
    // The library is larger than the rest of the calendar: only visitors who want a file load it.
    const { idPrefixOf, icsText } = await import('./ics.ts');
    const ics = icsText(plan, {
      idPrefix: idPrefixOf(plan),
      name: `${name}, ${dayText(day)}`,
      words,
      url,
      now: new Date(),
    });
    const mime = 'text/calendar;charset=utf-8';
    saveFile(new File([ics], `${exporting.fileName}-${day}.ics`, { type: mime }));
  };
  const copy = run(() => copyText(message), exporting.linkCopied, exporting.linkFailed);
  const share = () =>
    void navigator.share({ text: title, url }).catch((error: DOMException) => {
      // An AbortError says that the visitor closed the browser's menu.
      if (error.name !== 'AbortError') copy();
    });
  return (
    <div
      className="buttons plan-toolbar"
      role="group"
      aria-label={exporting.label}
      data-print="none"
    >
      {!plan.isOver && (
        <SmallButton onClick={run(saveIcs, exporting.fileReady, exporting.fileFailed)}>
          {exporting.file}
        </SmallButton>
      )}
      {/* In-app browsers may have neither a printer nor a menu to share with. */}
      {'print' in window && <SmallButton onClick={() => print()}>{exporting.print}</SmallButton>}
      {'share' in navigator ? (
        <SmallButton onClick={share}>{exporting.share}</SmallButton>
      ) : (
        <a className="small-button" href={mailto('', title, message)}>
          {exporting.share}
        </a>
      )}
      <SmallButton onClick={copy}>{exporting.link}</SmallButton>
      <p role="status">{status}</p>
    </div>
  );
}
