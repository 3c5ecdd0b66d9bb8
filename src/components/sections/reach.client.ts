import { reachText } from '../../features/contact/email-fallback.ts';
import { type Opening, reachAt } from '../../lib/opening-hours.ts';
import type { ContactPage } from '../../schemas/contact.ts';

interface Given {
  openingHours: Opening[];
  texts: ContactPage['form']['fallback']['reach'];
}

/** Says whether somebody answers the telephone now. As long as that is so, the header's button calls. */
function sayReach(place: HTMLElement): void {
  const { openingHours, texts }: Given = JSON.parse(place.dataset['reach'] ?? '');
  const now = new Date();
  const text = reachText(now, openingHours, { reach: texts });
  for (const line of document.querySelectorAll('[data-reach-text]')) line.textContent = text;
  const button = document.querySelector<HTMLAnchorElement>('.header [data-call]');
  if (!button || !reachAt(now, openingHours)?.open) return;
  button.href = button.dataset['call'] ?? '';
  button.textContent = button.dataset['label'] ?? '';
  button.removeAttribute('aria-current');
}

const place = document.querySelector<HTMLElement>('[data-reach]');
if (place) sayReach(place);
