/** One look of a component: how it is reached, and in what window. */
export interface State {
  /** Last part of its address. */
  name: string;
  /** What it is called on the overview. */
  title: string;
  /** Height of its window in px, where the look depends on it; else the window fits what it shows. */
  height?: number;
  /** Query of its address, as the link has that leads a visitor there. */
  query?: string;
  /** What a visitor does, or what the network answers, until the component looks so. */
  play?: () => void | Promise<void>;
}

/** What the file says that stands beside a sample and has its name. */
export interface Notes {
  /** Of a text, its head says it. */
  title?: string;
  /** Without them, everything is shown at once. */
  states?: readonly State[];
  /** Drawn in the layout of the business cards. */
  bare?: boolean;
}

const ALL_AT_ONCE: readonly State[] = [{ name: 'alle', title: 'Alle Zustände' }];

export const statesOf = ({ states = ALL_AT_ONCE }: Notes): readonly State[] => states;

/** The pages of a sample: each state is one. */
export const statePaths = (notes: Notes) =>
  statesOf(notes).map((state) => ({ params: { state: state.name }, props: { state } }));
