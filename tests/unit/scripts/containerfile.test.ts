import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { folderOf, layers } from '../../../scripts/layers.ts';

const file = readFileSync('docs/deploy/Containerfile', 'utf8');
const server = ['server', ...layers.server].map(folderOf);

test.each(server)('the container holds %s, which the server runs on', (folder) => {
  expect(file).toContain(`COPY --from=build /site/${folder} ${folder}\n`);
});
