/**
 * An entity of schema.org as JSON-LD writes it. What search engines ask of each kind is listed, and held, in
 * tests/site/structured-data.test.ts.
 */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}
