import { gsap } from 'gsap';

/** Specification, section 4, in px of scroll and of offset. */
const SUNK = 399;
const GONE = 400;
const OFFSET = 160;
const SCALE = 0.9;

/**
 * Lets `sheet` sink with the page: the timeline's seconds are pixels of scroll, so every position
 * has exactly one picture, whichever way it was reached. Does nothing for who wants less motion.
 *
 * @returns ends the effect and takes back what it did
 */
export function followScroll(sheet: HTMLElement): () => void {
  const media = gsap.matchMedia();
  media.add('(prefers-reduced-motion: no-preference)', () => {
    const sinking = gsap
      .timeline({ paused: true, defaults: { ease: 'none' } })
      .to(sheet, { y: OFFSET, scale: SCALE, duration: SUNK }, 0)
      .to(sheet, { opacity: 0, duration: GONE - SUNK }, SUNK);
    // Safari scrolls past the top and the bottom.
    const follow = () => sinking.time(gsap.utils.clamp(0, GONE, scrollY));
    addEventListener('scroll', follow, { passive: true });
    follow();
    return () => removeEventListener('scroll', follow);
  });
  return () => media.revert();
}
