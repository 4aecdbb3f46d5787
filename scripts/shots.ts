import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { browserFlags, ensureBrowser } from './browser.ts';
import { folders } from './build/paths.ts';

/** The two sizes at which every page is looked at, in px. */
const SIZES = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1440, height: 900 },
] as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'shots' },
    dark: { type: 'boolean', default: false },
    port: { type: 'string', default: '4199' },
    /** Takes the manifest's screenshots instead: three screens as they open. */
    install: { type: 'boolean', default: false },
  },
});

const paths =
  positionals.length > 0
    ? positionals
    : values.install
      ? ['/', '/projects', '/quote']
      : await builtPaths();
const out = values.install ? join(folders.public, 'screenshots') : join(folders.root, values.out);
const dataDir = await mkdtemp(join(tmpdir(), 'site-shots-'));
const server = spawn(process.execPath, ['server/main.ts'], {
  cwd: folders.root,
  stdio: ['ignore', 'pipe', 'inherit'],
  env: { ...process.env, PORT: values.port, DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
});
try {
  await new Promise((resolve) => server.stdout.once('data', resolve));
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: [...browserFlags],
  });
  for (const size of SIZES) await shootAll(browser, size);
  await browser.close();
} finally {
  server.kill();
  await rm(dataDir, { recursive: true, force: true });
}
console.log(`${paths.length * SIZES.length} pictures in ${relative(folders.root, out)}/`);

/** The paths of every HTML file of the build. */
async function builtPaths(): Promise<string[]> {
  const files = await readdir(folders.client, { recursive: true });
  return files
    .filter((file) => file.endsWith('.html'))
    .map(
      (file) =>
        `/${relative('.', file)
          .replace(/\.html$/, '')
          .replace(/^index$/, '')}`,
    )
    .sort();
}

async function shootAll(browser: Browser, size: (typeof SIZES)[number]): Promise<void> {
  const fullPage = !values.install;
  await mkdir(fullPage ? join(out, size.name) : out, { recursive: true });
  const context = await browser.newContext({
    viewport: { width: size.width, height: size.height },
    colorScheme: values.dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  for (const path of paths) {
    await page.goto(`http://127.0.0.1:${values.port}${path}`, { waitUntil: 'networkidle' });
    await page.evaluate(seeEverything);
    await page.waitForLoadState('networkidle');
    const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
    const file = fullPage ? join(size.name, `${name}.png`) : `${size.name}-${name}.png`;
    await page.screenshot({ path: join(out, file), fullPage });
  }
  await context.close();
}

/** Loads what is lazy, waits until every picture is drawn, and goes back to the top. */
async function seeEverything(): Promise<void> {
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
  scrollTo(0, 0);
}
