import hydrator from '@astrojs/react/client.js';
import { Boundary } from './shared/Boundary.tsx';

type Hydrate = ReturnType<typeof hydrator>;

/** Astro's own way to bring an island to life, with a boundary around it that none can forget. */
export default function boundedHydrator(element: HTMLElement): Hydrate {
  const hydrate = hydrator(element);
  return (Island, props, slots, options) => {
    const Bounded = (own: typeof props) => (
      <Boundary root={element}>
        <Island {...own} />
      </Boundary>
    );
    return hydrate(Bounded, props, slots, options);
  };
}
