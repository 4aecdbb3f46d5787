import { ensureBrowser, ensureShell } from './browser.ts';
import { buildIsCurrent } from './build/current.ts';
import { runScript } from './problem.ts';
import { run } from './run.ts';
import { BROKEN, endWith, runPlaywright } from './tally.ts';

// `npm run test:long`: the browser stories that `npm test` has no time for.
await runScript(async () => {
  const browser = await ensureBrowser();
  await ensureShell();
  const isThere =
    (await buildIsCurrent()) || (await run(process.execPath, ['scripts/build.ts'])) === 0;
  endWith(
    isThere ? await runPlaywright(['--project=long', '--project=long-pages'], browser) : BROKEN,
  );
});
