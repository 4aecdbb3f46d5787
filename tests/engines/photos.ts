import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { inPage } from '../faults/subject.ts';
import type { Site } from '../support/site.ts';
import type { Tab } from './engine.ts';
import { eventually } from './eventually.ts';

const rows = z.array(z.object({ id: z.string(), state: z.string(), position: z.int() }));
type Row = z.infer<typeof rows>[number];

type Pick = { readonly field: string; readonly count: number };

/** Runs in the page: picks photographs that can't be made small, so that each is of several pieces. */
async function pick({ field, count }: Pick): Promise<void> {
  const input = document.querySelector(field);
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
async function partsMissing({ cache }: { cache: string }): Promise<number> {
  const listed: string[] = await (await fetch(`/${cache}.json`)).json();
  const kept = await (await caches.open(cache)).keys();
  const there = new Set(kept.map(({ url }) => new URL(url).pathname));
  return listed.filter((path) => !there.has(path)).length;
}

/** Waits until photographs can be picked without signal too, or an owner's screens open. */
export function partsKept(tab: Tab, cache: 'parts' | 'owners-parts' = 'parts'): Promise<void> {
  return eventually(
    'the code is on the phone',
    async () => (await inPage(tab, partsMissing, { cache })) === 0,
  );
}

/** Picks photographs in the first field that a selector finds. */
export const pickIn = (tab: Tab, picks: Pick): Promise<unknown> => inPage(tab, pick, picks);

/** Picks photographs in the hero enquiry, and waits until each is shown or turned away. */
export async function pickPhotos(tab: Tab, count: number): Promise<void> {
  await pickIn(tab, { field: '#hero-form input[type="file"]', count });
  const shown = `document.querySelectorAll('#hero-form img[alt^="Photo "]').length
    + document.querySelectorAll('#hero-form [class*="FormHelperText"][class*="Mui-error"]').length`;
  await eventually(`${count} photographs`, async () => Number(await tab.read(shown)) >= count);
}

/** The photographs on the phone, in the visitor's order. */
export async function photosOnPhone(tab: Tab): Promise<Row[]> {
  const found = rows.parse(await inPage(tab, keptRows, {}));
  return found.sort((one, other) => one.position - other.position);
}

/** SHA-256 of a photograph's bytes, in hex. */
export const hashOf = ({ id }: Row): string => id.split('.')[1] ?? '';

/** Hashes of the photographs on the server's disk. */
export async function photosThere(site: Site): Promise<string[]> {
  const kept = join(site.dataDir, 'photos', 'kept');
  const names = await readdir(kept, { recursive: true }).catch(() => []);
  return names.flatMap((name) => /\/([0-9a-f]{64})\.jpg$/.exec(`/${name}`)?.[1] ?? []);
}
