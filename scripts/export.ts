import { relative, resolve } from 'node:path';
import { runCommand } from '#server/ops/command.ts';
import { exportSite } from './site/export-site.ts';

/** `npm run export -- FOLDER`: the site with what was published, for a static host. */
const use = {
  failed: 'The export failed.',
  usage: 'npm run export -- FOLDER',
  options: {},
  operands: 1,
  isPublic: true,
};

await runCommand(use, async (config, { positionals: [folder = ''] }) => {
  const { client, published } = await exportSite(config, resolve(folder));
  const path = relative(process.cwd(), client);
  console.log(`Wrote ${path}; ${published} of its files were published over the build.`);
});
