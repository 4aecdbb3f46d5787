import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { folders } from '../../scripts/build/paths.ts';
import { expect, offline, test } from '../support/fixtures.ts';
import { heroForm, installed, sendHero, visitor } from '../support/hero.ts';
import { longUnless } from '../support/long.ts';
import { Site } from '../support/site.ts';

const run = promisify(execFile);

test('the browser finds nothing that stands in the way of installing the site', async ({
  openTab,
  site,
}) => {
  const page = await openTab('/');
  await installed(page);
  const protocol = await page.context().newCDPSession(page);
  const { installabilityErrors } = await protocol.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  const { errors, data } = await protocol.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = z
    .object({
      id: z.literal('/'),
      icons: z.array(z.object({ src: z.string(), purpose: z.string() })).min(4),
      shortcuts: z.array(z.object({ url: z.string() })).length(4),
      screenshots: z
        .array(z.object({ src: z.string(), form_factor: z.enum(['narrow', 'wide']) }))
        .min(4),
    })
    .parse(JSON.parse(data ?? ''));
  const files = [...manifest.icons, ...manifest.screenshots].map(({ src }) => src);
  const answers = await Promise.all(files.map((src) => fetch(`${site.url}${src}`)));
  expect(answers.map((answer) => answer.status)).toEqual(files.map(() => 200));
});

/** A build that can be renewed under the running site. */
const renewable = offline.extend<{ dist: string }>({
  dist: async ({}, use) => {
    // Inside the project, so that the renderer of the second build finds its packages.
    const dist = await mkdtemp(join('node_modules', '.second-build-'));
    await cp(dirname(folders.client), dist, { recursive: true });
    await use(dist);
    await rm(dist, { recursive: true, force: true });
  },
  site: ({ dist }, use) => Site.during({ DIST_DIR: dist }, use),
});

/** What the boot script of every page starts, which has another name in every build. */
async function entryIn(dist: string): Promise<string> {
  const html = await readFile(join(dist, 'client/index.html'), 'utf8');
  const [entry] = /assets\/entry-client-[\w-]+\.js/.exec(html) ?? [];
  if (entry === undefined) throw new Error('no page starts anything');
  return entry;
}

renewable(
  'a new version is offered, takes over in every tab once, and loses nothing typed or waiting',
  longUnless(false),
  async ({ dist, site, openTab }) => {
    const first = await openTab('/');
    await installed(first);
    await site.down();
    await sendHero(first);
    await expect(first.getByText(/Saved on this (?:phone|device)/).first()).toBeVisible();
    const second = await openTab('/');
    await heroForm(second).getByRole('textbox', { name: 'Phone number' }).fill(visitor.phone);

    const before = await entryIn(dist);
    // The second version: a real build, years later.
    await run(process.execPath, ['scripts/build.ts'], {
      env: { ...process.env, DIST_DIR: dist, VITE_BUILT_ON: '2031-05-05T00:00:00.000Z' },
    });
    const after = await entryIn(dist);
    expect(after).not.toBe(before);
    const loads = new Map([first, second].map((page) => [page, 0]));
    for (const page of loads.keys()) {
      page.on('framenavigated', () => loads.set(page, (loads.get(page) ?? 0) + 1));
    }
    await second.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update().catch(() => undefined);
    });
    await site.up();
    await second.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
    });
    await second.getByRole('button', { name: 'Use it now' }).click({ timeout: 60_000 });
    // Its year is no sign of it: a page that has started goes by the clock.
    const renewed = (page: Page) => page.locator(`xpath=//script[contains(., '${after}')]`);
    await expect(renewed(second)).toBeAttached({ timeout: 30_000 });
    await expect(renewed(first)).toBeAttached();
    expect([...loads.values()]).toEqual([1, 1]);
    await expect(heroForm(second)).toBeAttached();
    await second.mouse.wheel(0, 1);
    await expect(heroForm(second).getByRole('textbox', { name: 'Phone number' })).toHaveValue(
      visitor.phone,
    );
    await expect.poll(async () => (await site.inbox()).length, { timeout: 30_000 }).toBe(1);
  },
);
