import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './run.ts';

/** Opens every page with React's development version, which says where HTML and first render differ. */
async function main(): Promise<number> {
  const distDir = await mkdtemp(join(tmpdir(), 'site-hydration-'));
  const env = { DIST_DIR: distDir };
  try {
    const code = await run(process.execPath, ['scripts/build.ts'], {
      ...env,
      NODE_ENV: 'development',
    });
    return code === 0 ? await run('playwright', ['test', '--project=hydration'], env) : code;
  } finally {
    await rm(distDir, { recursive: true, force: true });
  }
}

process.exit(await main());
