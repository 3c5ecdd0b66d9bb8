// Every page carries this within: short names are worth it.
const all = <T extends HTMLElement>(selector: string) => document.querySelectorAll<T>(selector);

// A button that names its dialog opens and closes it: Safari before 26.2 and Firefox before 144 do
// not know the command, and its popovertarget is for visitors without script.
for (const dialog of all<HTMLDialogElement>('dialog')) {
  for (const button of all(`[commandfor=${dialog.id}]`)) {
    button.onclick = () => {
      if (dialog.open) dialog.close();
      else dialog.showModal();
      // Else the button's own command would answer as well.
      return false;
    };
  }
}

// A modal dialog lets Tab out to the browser's own controls; here it goes round.
onkeydown = (event) => {
  const stops = event.key === 'Tab' ? [...all(':modal :is(a,button)')] : [];
  if (event.shiftKey) stops.reverse();
  const [next] = stops;
  // It goes on by itself, except from the last stop and from what is none, as a heading.
  if (!next || stops.slice(0, -1).includes(document.activeElement as HTMLElement)) return;
  next.focus();
  return false;
};
