import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { contentOverviewSchema } from '#contract/admin/content.ts';
import { paths } from '#contract/paths.ts';
import { started } from '../support/child.ts';
import { titled } from '../support/content.ts';
import { cookieOf, publish, ready } from '../support/over-http.ts';
import { aRenderedSite, pagesOf } from '../support/published.ts';
import { freshFolder, placeOf } from '../support/server.ts';

/** At how many steps of a publication the server is killed. */
const STEPS = Number(process.env['KILLS'] ?? 3);

test(
  'a server killed at any step of a publication serves all of the old pages or all of the new',
  async () => {
    const folder = freshFolder();
    const site = join(folder, 'site');
    mkdirSync(site);
    const settings = { API_ONLY: 'false', DIST_DIR: aRenderedSite(), ...(await placeOf(folder)) };
    let server = await started(settings);
    const cookie = await cookieOf(server.address);
    let last = titled('Number 0');
    const { changes, stop } = changesIn(site);
    await publish(server.address, cookie, last);
    await current(server.address, cookie);
    const whole = changes();
    stop();

    for (let step = 1; step <= STEPS; step += 1) {
      const next = titled(`Number ${step}`, last.id);
      const gone = once(server.process, 'exit');
      killAfter(site, Math.ceil((whole * (step - 0.5)) / STEPS), server.process);
      // Unanswered if it is killed at once, though it is stored.
      await publish(server.address, cookie, next).catch(() => undefined);
      // A publication may take fewer steps than the first.
      void current(server.address, cookie).then(
        () => server.process.kill('SIGKILL'),
        () => undefined,
      );
      await gone;
      server = await started(settings);
      const found = await pagesOf(server.address);
      expect(found.size).toBe(1);
      expect([`Number ${step - 1}`, `Number ${step}`]).toContain([...found][0]);
      await ready(server.address);
      expect([...(await pagesOf(server.address))]).toEqual([`Number ${step}`]);
      last = next;
    }
  },
  120_000 + STEPS * 30_000,
);

/** Waits until nothing is being rendered. */
async function current(address: string, cookie: string): Promise<void> {
  const look = async () => {
    const answer = await fetch(`${address}${paths.adminContent}`, { headers: { cookie } });
    const { publication } = contentOverviewSchema.parse(await answer.json());
    expect(publication.state).toBe('current');
  };
  await vi.waitFor(look, { timeout: 60_000, interval: 50 });
}

/** Counts changes of files below a folder. */
function changesIn(folder: string) {
  let count = 0;
  const watcher = watch(folder, { recursive: true }, () => (count += 1));
  return { changes: () => count, stop: () => watcher.close() };
}

/** Kills a process once this many files below a folder have changed. */
function killAfter(folder: string, changes: number, victim: ChildProcess): void {
  let left = changes;
  const watcher = watch(folder, { recursive: true }, () => {
    left -= 1;
    if (left > 0) return;
    watcher.close();
    victim.kill('SIGKILL');
  });
  victim.once('exit', () => watcher.close());
}
