import { format, resolveConfig } from 'prettier';
import { expect, test } from 'vitest';
import { endpointDocument } from '../support/endpoint-document.ts';

const FILE = 'docs/endpoint.md';

test('docs/endpoint.md says what the tests of the endpoint prove', async () => {
  const options = await resolveConfig(FILE);
  const text = await format(endpointDocument(), { ...options, filepath: FILE });
  await expect(text).toMatchFileSnapshot(`../../${FILE}`);
});
