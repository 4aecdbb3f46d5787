import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { Tab } from '../engines/engine.ts';
import { eventually } from '../engines/eventually.ts';
import { fillHero, sendHeroAgain } from '../engines/visitor.ts';
import type { Account } from './account.ts';
import { sentBy } from './lead.ts';
import type { Scene } from './scene.ts';
import { inPage, type Said } from './subject.ts';

/** Longer than taking a photograph back can be undone, and a try after that. */
const LIMIT_MS = 90_000;
const LOOK_AGAIN_MS = 200;

const rows = z.array(z.object({ id: z.string(), state: z.string(), position: z.int() }));
type Row = z.infer<typeof rows>[number];

/** Runs in the page: picks photographs that can't be made small, so that each is of several pieces. */
async function pick({ count }: { count: number }): Promise<void> {
  const input = document.querySelector('#hero-form input[type="file"]');
  if (!(input instanceof HTMLInputElement)) throw new Error('there is no field for photographs');
  const transfer = new DataTransfer();
  for (let index = 0; index < count; index += 1) {
    const canvas = document.createElement('canvas');
    canvas.width = 1200;
    canvas.height = 900;
    const pixels = new ImageData(canvas.width, canvas.height);
    for (let at = 0; at < pixels.data.length; at += 65_536) {
      crypto.getRandomValues(pixels.data.subarray(at, at + 65_536));
    }
    canvas.getContext('2d')?.putImageData(pixels, 0, 0);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.8));
    if (blob) transfer.items.add(new File([blob], `${index}.jpg`, { type: 'image/jpeg' }));
  }
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Runs in the page: what is known of photographs on the phone. */
async function keptRows(): Promise<unknown> {
  const opening = indexedDB.open('ashlar');
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const reading = opening.result.transaction('photos').objectStore('photos').getAll();
  await new Promise((resolve) => reading.addEventListener('success', resolve));
  opening.result.close();
  return reading.result.map(({ id, state, position }) => ({ id, state, position }));
}

/** Runs in the page: how much of the code that no page needs to open is not on the phone yet. */
async function partsMissing(): Promise<number> {
  const listed: string[] = await (await fetch('/parts.json')).json();
  const kept = await (await caches.open('parts')).keys();
  const there = new Set(kept.map(({ url }) => new URL(url).pathname));
  return listed.filter((path) => !there.has(path)).length;
}

/** Opens the site in a new tab and waits until photographs can be picked without signal too. */
export async function openWithParts(scene: Scene): Promise<Tab> {
  const tab = await scene.open();
  await eventually(
    'the code is on the phone',
    async () => (await inPage(tab, partsMissing, {})) === 0,
  );
  return tab;
}

/** The photographs on the phone, in the visitor's order. */
export async function photosOnPhone(tab: Tab): Promise<Row[]> {
  const found = rows.parse(await inPage(tab, keptRows, {}));
  return found.sort((one, other) => one.position - other.position);
}

/** SHA-256 of a photograph's bytes, in hex. */
export const hashOf = ({ id }: Row): string => id.split('.')[1] ?? '';

/** Fills in the form with photographs, as many as the phone takes of them, and presses Send. */
export async function sendWithPhotos(scene: Scene, tab: Tab, count: number): Promise<Said> {
  const lead = scene.nextLead();
  await fillHero(tab, lead);
  await inPage(tab, pick, { count });
  const shown = `document.querySelectorAll('#hero-form img[alt^="Photo "]').length
    + document.querySelectorAll('#hero-form [class*="FormHelperText"][class*="Mui-error"]').length`;
  await eventually(`${count} photographs`, async () => Number(await tab.read(shown)) >= count);
  for (const row of await photosOnPhone(tab)) scene.photos.add(hashOf(row));
  scene.choose(`${scene.photos.size} of ${count} photographs`);
  await sendHeroAgain(tab);
  scene.sent.push(sentBy(lead));
  const said = await scene.subject.said(tab);
  scene.choose(said);
  return said;
}

/** Hashes of the photographs on the server's disk. */
async function photosThere({ site }: Scene): Promise<string[]> {
  const kept = join(site.dataDir, 'photos', 'kept');
  const names = await readdir(kept, { recursive: true }).catch(() => []);
  return names.flatMap((name) => /\/([0-9a-f]{64})\.jpg$/.exec(`/${name}`)?.[1] ?? []);
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
    for (const hash of await photosThere(scene)) if (isMissing(hash)) seen.set(hash, Date.now());
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
