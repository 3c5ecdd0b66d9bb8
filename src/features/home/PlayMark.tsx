interface Props {
  isPlaying: boolean;
  /** The width of the sign in px. */
  size: number;
}

/** Draws the sign for the effect of a press: two bars to pause, a triangle to go on. */
export function PlayMark({ isPlaying, size }: Props) {
  return (
    <svg viewBox="0 0 12 12" width={size} fill="currentColor" aria-hidden="true">
      <path d={isPlaying ? 'M2 1h3v10H2zM7 1h3v10H7z' : 'M2 0l10 6-10 6z'} />
    </svg>
  );
}
