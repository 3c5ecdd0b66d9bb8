/**
 * An entity of schema.org as JSON-LD writes it. tests/site/structured-data.test.ts lists the fields that search engines
 * ask for in each kind.
 */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}
