import { SmallButton } from '../../../components/ui/SmallButton.tsx';
import { useStatusLine } from '../../../components/ui/useStatusLine.ts';
import { copyText } from '../../../lib/browser/clipboard.ts';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { words } from '../words.ts';

const { result } = words;

interface Props {
  label: string;
  action: () => Promise<void>;
  /** The words beside the button after the action; none if a page cannot learn how the action ended. */
  done?: string;
  failed: string;
}

function ActionButton({ label, action, done = '', failed }: Props) {
  const { status, run } = useStatusLine();
  return (
    <span>
      <SmallButton onClick={run(action, done, failed)}>{label}</SmallButton>{' '}
      <b role="status">{status}</b>
    </span>
  );
}

export const CopyButton = ({ text, ...props }: { label: string; text: string }) => (
  <ActionButton
    {...props}
    action={() => copyText(text)}
    done={result.copied}
    failed={result.copyFailed}
  />
);

interface SaveProps {
  label: string;
  /** Makes the file, or throws if the browser cannot draw its picture. */
  file: () => File | Promise<File>;
}

export const SaveButton = ({ file, ...props }: SaveProps) => (
  <ActionButton {...props} action={async () => saveFile(await file())} failed={result.noPicture} />
);
