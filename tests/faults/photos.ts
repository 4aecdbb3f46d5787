import { setTimeout as wait } from 'node:timers/promises';
import type { Tab } from '../engines/engine.ts';
import { hashOf, partsKept, photosOnPhone, photosThere, pickPhotos } from '../engines/photos.ts';
import { fillHero, sendHeroAgain } from '../engines/visitor.ts';
import type { Account } from './account.ts';
import { sentBy } from './lead.ts';
import type { Scene } from './scene.ts';
import type { Said } from './subject.ts';

/** Longer than taking a photograph back can be undone, and a try after that. */
const LIMIT_MS = 90_000;
const LOOK_AGAIN_MS = 200;

/** Opens the site in a new tab and waits until photographs can be picked without signal too. */
export async function openWithParts(scene: Scene): Promise<Tab> {
  const tab = await scene.open();
  await partsKept(tab);
  return tab;
}

/** Fills in the form with photographs, as many as the phone takes of them, and presses Send. */
export async function sendWithPhotos(scene: Scene, tab: Tab, count: number): Promise<Said> {
  const lead = scene.nextLead();
  await fillHero(tab, lead);
  await pickPhotos(tab, count);
  for (const row of await photosOnPhone(tab)) scene.photos.add(hashOf(row));
  scene.choose(`${scene.photos.size} of ${count} photographs`);
  await sendHeroAgain(tab);
  scene.sent.push(sentBy(lead));
  const said = await scene.subject.said(tab);
  scene.choose(said);
  return said;
}

/** Photographs that the phone has still to send, or to take back. */
async function leftOnPhone(scene: Scene): Promise<number> {
  const found = await photosOnPhone(scene.tab()).catch(() => null);
  if (found === null) return 1;
  return found.filter(({ state }) => state === 'waiting' || state === 'removed').length;
}

/** Waits until every photograph has arrived and the phone has none to speak of; then counts them. */
export async function accountOfPhotos(scene: Scene): Promise<Account> {
  const overAt = scene.overAt ?? Date.now();
  const seen = new Map<string, number>();
  const deadline = Date.now() + LIMIT_MS;
  const isMissing = (hash: string) => !seen.has(hash);
  for (;;) {
    for (const hash of await photosThere(scene.site))
      if (isMissing(hash)) seen.set(hash, Date.now());
    const isDone = [...scene.photos].every((hash) => seen.has(hash));
    if ((isDone && (await leftOnPhone(scene)) === 0) || Date.now() > deadline) break;
    await wait(LOOK_AGAIN_MS);
  }
  const inInbox = (await scene.site.inbox())
    .flatMap(({ photos }) => photos)
    .map(({ hash }) => hash);
  const received = [...scene.photos].filter((hash) => inInbox.includes(hash));
  const missing = scene.photos.size - received.length;
  const late = Math.min(missing, await leftOnPhone(scene));
  return {
    received: received.length,
    // One that was taken back is one too many as well.
    repeats: inInbox.length - received.length,
    copies: 0,
    late,
    lost: missing - late,
    deliveryMs: received.map((hash) => Math.max(0, (seen.get(hash) ?? overAt) - overAt)),
  };
}
