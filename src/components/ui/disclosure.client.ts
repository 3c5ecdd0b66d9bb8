import { keepPlace } from '../../lib/browser/keep-place.ts';

// A question that opens closes the one above it.
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('summary')) keepPlace(target);
});
