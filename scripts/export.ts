import { relative, resolve } from 'node:path';
import { loadConfig } from '#server/config.ts';
import { readEnvFile } from '#server/env-file.ts';
import { Problem, runScript } from './problem.ts';
import { exportSite } from './site/export-site.ts';

/** `npm run export -- FOLDER`: the site with what was published, for a static host. */
await runScript(async () => {
  const [folder, ...more] = process.argv.slice(2);
  if (folder === undefined || more.length > 0) {
    throw new Problem('Usage: npm run export -- FOLDER');
  }
  readEnvFile();
  const { client, published } = await exportSite(loadConfig(process.env), resolve(folder));
  const path = relative(process.cwd(), client);
  console.log(`Wrote ${path}; ${published} of its files were published over the build.`);
});
