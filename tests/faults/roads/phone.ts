import { waitingWays } from '#content/waiting-ways.ts';
import { requests } from '#content/requests.ts';
import { blockOf } from '#contract/capsule/block.ts';
import { capsuleOfParts, readQrPart, type QrPart } from '#contract/capsule/qr.ts';
import { z } from '#contract/zod.ts';
import type { Tab } from '../../engines/engine.ts';
import { eventually } from '../../engines/eventually.ts';
import { partsKept } from '../../engines/photos.ts';
import { installed, sendHero } from '../../engines/visitor.ts';
import type { Visitor } from '../../support/hero.ts';
import { readQr } from '../../support/qr-screenshot.ts';
import { inPage } from '../subject.ts';

/** Begins the block of a message within a link. */
const BLOCK = encodeURIComponent('[request:');

const rowSchema = z.object({
  id: z.string(),
  state: z.string(),
  isErased: z.boolean(),
  road: z.nullable(z.string()),
});
type Row = z.infer<typeof rowSchema>;

/** Runs in the page: what the outbox has of its requests. */
async function rowsHere(): Promise<unknown> {
  const opening = indexedDB.open('ashlar');
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const reading = opening.result.transaction('outbox').objectStore('outbox').getAll();
  await new Promise((resolve) => reading.addEventListener('success', resolve));
  opening.result.close();
  return reading.result.map(({ id, state, envelope, receipt }) => ({
    id,
    state,
    isErased: envelope === null,
    road: receipt?.road ?? null,
  }));
}

/** Runs in the page: these requests are corrected after they were handed over. */
async function correctHere(ids: readonly string[]): Promise<void> {
  const opening = indexedDB.open('ashlar');
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const transaction = opening.result.transaction('outbox', 'readwrite');
  const store = transaction.objectStore('outbox');
  const reading = store.getAll();
  await new Promise((resolve) => reading.addEventListener('success', resolve));
  for (const row of reading.result) {
    if (!ids.includes(row.id)) continue;
    const envelope = JSON.parse(row.envelope);
    const revision = row.revision + 1;
    const data = { ...envelope.data, message: `${envelope.data.message} It has got worse.` };
    store.put({
      ...row,
      revision,
      handedOverAt: Date.now(),
      envelope: JSON.stringify({ ...envelope, revision, data }),
    });
  }
  await new Promise((resolve) => transaction.addEventListener('complete', resolve));
  opening.result.close();
}

/** Runs in the page: whether it has the key that capsules are encrypted to. */
async function hasFirmKey(): Promise<boolean> {
  return (await caches.match('/api/capsule-key', { cacheName: 'firm-key' })) !== undefined;
}

/** Runs in the page: the links of the cards by which a request leaves as an SMS. */
function smsLinks(block: string): [string, string][] {
  return [...document.querySelectorAll('li[id^="request-"]')].flatMap((card) => {
    const link = [...card.querySelectorAll('a[href^="sms:"]')].find((one) =>
      one.getAttribute('href')?.includes(block),
    );
    const entry: [string, string] = [card.id, link?.getAttribute('href') ?? ''];
    return link === undefined ? [] : [entry];
  });
}

/** Runs in the page: brings a code to the middle of the window, and gives its place in a screenshot. */
function placeOf(label: string): object | null {
  const code = [...document.querySelectorAll('svg[role="img"]')].find(
    (one) => one.getAttribute('aria-label') === label,
  );
  code?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = code?.getBoundingClientRect();
  if (box === undefined) return null;
  const [left, top, width, height] = [box.left, box.top, box.width, box.height].map((size) =>
    Math.floor(size * devicePixelRatio),
  );
  return { left, top, width, height };
}

const placeSchema = z.object({
  left: z.number(),
  top: z.number(),
  width: z.number(),
  height: z.number(),
});

/** Waits until a page can be used without signal, and hand requests over. */
export async function readyToHandOver(tab: Tab): Promise<void> {
  await installed(tab);
  await partsKept(tab);
  await eventually('the key is kept', async () => (await inPage(tab, hasFirmKey, {})) === true);
}

/** All requests that the phone knows of. */
export async function rowsOf(tab: Tab): Promise<Row[]> {
  return z.array(rowSchema).parse(await inPage(tab, rowsHere, {}));
}

/** Fills in the form without signal, and waits for the ways to hand the request over. */
export async function sendByHand(tab: Tab, address: string, lead: Visitor): Promise<void> {
  await tab.open(address);
  await sendHero(tab, lead);
  await eventually('it can be handed over', async () => (await mailHref(tab)) !== null);
}

async function mailHref(tab: Tab): Promise<string | null> {
  const link = await tab.read(
    `document.querySelector('a[href^="mailto:"][href*="${BLOCK}"]')?.getAttribute('href') ?? null`,
  );
  return z.nullable(z.string()).parse(link);
}

/** The text that the confirmation gives to Mail. */
export async function mailText(tab: Tab): Promise<string> {
  return bodyOf((await mailHref(tab)) ?? '');
}

/** The block of the codes that the confirmation shows, read from pictures of the screen. */
export async function scannedBlock(tab: Tab): Promise<string> {
  await tab.click(`//button[normalize-space()='${waitingWays.handOver.code}']`);
  const count = 'document.querySelectorAll(\'svg[role="img"][aria-label*="QR code"]\').length';
  await eventually('codes are shown', async () => Number(await tab.read(count)) > 0);
  const all = Number(await tab.read(count));
  const parts: QrPart[] = [];
  for (let number = 1; number <= all; number += 1) {
    const label = waitingWays.handOver.codeOf(number, all);
    await eventually(`${label} is read`, async () => {
      const place = placeSchema.parse(await inPage(tab, placeOf, label));
      const part = readQrPart((await readQr(await tab.screenshot(), place)) ?? '');
      if (part !== null) parts.push(part);
      return part !== null;
    });
  }
  return blockOf(await capsuleOfParts(parts));
}

/** The SMS of each request on the list of those that wait, once all these have one. */
export async function smsTexts(tab: Tab, ids: readonly string[]): Promise<Map<string, string>> {
  let texts = new Map<string, string>();
  await eventually('every request can be sent by SMS', async () => {
    const links = z
      .array(z.tuple([z.string(), z.string()]))
      .parse(await inPage(tab, smsLinks, BLOCK));
    texts = new Map(links.map(([card, href]) => [card.replace('request-', ''), bodyOf(href)]));
    return ids.every((id) => texts.has(id));
  });
  return texts;
}

function bodyOf(href: string): string {
  return decodeURIComponent(/[?&]body=([^&]*)/.exec(href)?.[1] ?? '');
}

/** Corrects requests that wait. */
export async function correct(tab: Tab, ids: readonly string[]): Promise<void> {
  await inPage(tab, correctHere, ids);
}

/** Clears what was delivered from the list. */
export async function clearDelivered(tab: Tab): Promise<void> {
  await tab.click(`//button[normalize-space()='${requests.buttons.clearAll}']`);
  await eventually('the list is empty', async () => (await rowsOf(tab)).length === 0);
}
