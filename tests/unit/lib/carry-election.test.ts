import { expect, test, vi } from 'vitest';
import { withElection } from '../../../src/lib/browser/carry-election.ts';

test.each([
  ['/wahlkalender', 'mayor', '/wahlkalender?wahl=mayor'],
  ['/wahlkalender#fristen', 'mayor', '/wahlkalender?wahl=mayor#fristen'],
  ['/wahlkalender?tag=1#fristen', 'mayor', '/wahlkalender?tag=1&wahl=mayor#fristen'],
  ['/kontakt?wahl=state', 'mayor', '/kontakt?wahl=mayor'],
  ['/kontakt?wahl=state&thema=Plakate', undefined, '/kontakt?thema=Plakate'],
] as const)('the address %s with the election %s is %s', (address, election, carrying) => {
  vi.stubGlobal('location', new URL('https://agentur.example/'));
  expect(withElection(address, election)).toBe(carrying);
});
