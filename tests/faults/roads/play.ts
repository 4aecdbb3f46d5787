import type { Engine, Tab } from '../../engines/engine.ts';
import { eventually } from '../../engines/eventually.ts';
import { FaultProxy } from '../../support/fault-proxy.ts';
import { copyFirstRow } from '../../support/stored-leads.ts';
import { leadsOf } from '../lead.ts';
import { seeded } from '../random.ts';
import { hearsOnline } from '../scene.ts';
import { inPage } from '../subject.ts';
import { journeysOf, type Journey, type Road } from './journeys.ts';
import {
  clearDelivered,
  correct,
  mailText,
  readyToHandOver,
  rowsOf,
  scannedBlock,
  sendByHand,
  smsTexts,
} from './phone.ts';
import { startReceiver, type Receiver } from './receiver.ts';
import type { Count, RoadsOrder, RoadsResult } from './record.ts';

/** Seeds whose requests wait together: as many as the list of requests shows whole. */
const AT_ONCE = 4;

/** A request on its journey: the message that each road carries. */
type Traveller = Journey & { readonly id: string; readonly texts: Readonly<Record<Road, string>> };

type Stage = {
  readonly tab: Tab;
  readonly network: FaultProxy;
  readonly receiver: Receiver;
};

/** All seeds of an engine, in one browser, without Background Sync, and with one server. */
export async function playRoads(
  { seeds }: RoadsOrder,
  start: () => Promise<Engine & { readonly problems?: readonly string[] }>,
): Promise<RoadsResult> {
  const began = Date.now();
  const counts: Count[] = [];
  const problems: string[] = [];
  await using ending = new AsyncDisposableStack();
  const receiver = await startReceiver();
  ending.defer(() => receiver.close());
  const network = await FaultProxy.start(receiver.url);
  ending.defer(() => network.down());
  const engine = await start();
  ending.defer(() => engine.quit());
  const tab = await engine.newTab();
  await tab.open(network.url);
  await readyToHandOver(tab);
  for (let at = 0; at < seeds.length; at += AT_ONCE) {
    const some = seeds.slice(at, at + AT_ONCE);
    const name = `seed ${some.join(' and ')}`;
    try {
      const played = await playSeeds({ tab, network, receiver }, some);
      counts.push(...played.counts);
      problems.push(...played.problems.map((problem) => `${name}: ${problem}`));
    } catch (error) {
      problems.push(`${name}: ${messageOf(error)}`);
      break;
    }
  }
  return {
    counts,
    problems: [...problems, ...(engine.problems ?? [])],
    tookMs: Date.now() - began,
  };
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

async function playSeeds(
  stage: Stage,
  seeds: readonly number[],
): Promise<Omit<RoadsResult, 'tookMs'>> {
  const { tab, network, receiver } = stage;
  const random = seeded('roads', seeds[0] ?? 0);
  const journeys = seeds.flatMap((seed) => journeysOf(seeded('journeys', seed), seed));
  await network.down();
  const travellers = await handOver(stage, journeys, leadsOf(random, journeys.length));
  const before = travellers.filter(({ order }) => !order.includes('site'));
  await deliver(receiver, travellers, ({ order }) => untilSite(order));
  // The site has sent nothing so far: what is here came by another road.
  const early = await countsOf(receiver, before);
  await network.up();
  await hearsOnline(tab);
  await eventually('the phone knows of every delivery', async () =>
    (await rowsOf(tab)).every(({ state }) => state === 'delivered'),
  );
  await deliver(receiver, travellers, ({ order }) => order.slice(untilSite(order).length + 1));
  const late = await countsOf(receiver, travellers);
  const problems = [
    ...(await historyProblems(receiver, travellers)),
    ...(await phoneProblems(tab, travellers)),
  ];
  await clearDelivered(tab);
  return {
    counts: late.map((count) =>
      worseOf(
        count,
        early.find(({ id }) => id === count.id),
      ),
    ),
    problems,
  };
}

/** What waits on the phone, with the messages that its pages make of it. */
async function handOver(
  { tab, network }: Stage,
  journeys: readonly Journey[],
  [lead, ...otherLeads]: ReturnType<typeof leadsOf>,
): Promise<Traveller[]> {
  if (lead === undefined) throw new Error('there is no request');
  await sendByHand(tab, network.url, lead);
  const mail = await mailText(tab);
  const scanned = await scannedBlock(tab);
  const [byHand] = await rowsOf(tab);
  await inPage(tab, copyFirstRow, otherLeads);
  const ids = (await rowsOf(tab)).map(({ id }) => id);
  const travellers = journeys.map((journey, at) => ({ ...journey, id: ids[at] ?? '' }));
  const listed = new URL('/requests', network.url).href;
  await tab.open(listed);
  const written = await smsTexts(tab, ids);
  const corrected = travellers.filter(({ newer }) => newer !== null);
  await correct(
    tab,
    corrected.map(({ id }) => id),
  );
  await tab.open(listed);
  const rewritten = await smsTexts(tab, ids);
  return travellers.map((traveller) => {
    const { id, newer } = traveller;
    const sms = (road: Road) => (road === newer ? rewritten : written).get(id) ?? '';
    // What its confirmation handed over, for the request that was filled in.
    const own = (road: Road, text: string) =>
      id === byHand?.id && road !== newer ? text : sms(road);
    const texts = {
      site: '',
      mail: own('mail', mail),
      pasted: sms('pasted'),
      scanned: own('scanned', scanned),
    };
    return { ...traveller, texts };
  });
}

function untilSite(order: readonly Road[]): readonly Road[] {
  const at = order.indexOf('site');
  return at === -1 ? order : order.slice(0, at);
}

/** Brings each request on its roads, one after the other; all requests at the same time. */
async function deliver(
  receiver: Receiver,
  travellers: readonly Traveller[],
  roadsOf: (traveller: Traveller) => readonly Road[],
): Promise<void> {
  const most = Math.max(0, ...travellers.map((traveller) => roadsOf(traveller).length));
  for (let step = 0; step < most; step += 1) {
    await Promise.all(
      travellers.map(async (traveller) => {
        const road = roadsOf(traveller)[step];
        if (road === undefined || road === 'site') return;
        const text = traveller.texts[road];
        await (road === 'mail' ? receiver.mail(text) : receiver.byHand(road, text));
      }),
    );
    await receiver.readMailbox();
  }
}

/** What the inbox has of these requests. */
async function countsOf(receiver: Receiver, travellers: readonly Traveller[]): Promise<Count[]> {
  const inbox = await receiver.inbox();
  return travellers.map(({ id, kind, newer }) => {
    const found = inbox.filter((lead) => lead.id === id);
    const revision = newer === null ? 1 : 2;
    const isWhole = found.some((lead) => lead.revision === revision);
    const repeats = Math.max(0, found.length - 1);
    return { id, kind, isCorrected: newer !== null, isReceived: isWhole, repeats };
  });
}

function worseOf(late: Count, early: Count | undefined): Count {
  return early === undefined || early.isReceived ? late : { ...late, isReceived: false };
}

/** Roads that a request came by and its history does not name. */
async function historyProblems(
  receiver: Receiver,
  travellers: readonly Traveller[],
): Promise<string[]> {
  const found = await Promise.all(
    travellers.map(async ({ id, order }) => {
      const named = await receiver.roadsOf(id);
      const missing = order.filter((road) => road !== 'site' && !named.includes(road));
      return missing.map((road) => `${order.join(', ')}: the history does not name ${road}`);
    }),
  );
  return found.flat();
}

/** What the phone should have erased or learnt. */
async function phoneProblems(tab: Tab, travellers: readonly Traveller[]): Promise<string[]> {
  const rows = new Map((await rowsOf(tab)).map((row) => [row.id, row]));
  return travellers.flatMap(({ id, order, newer }) => {
    const row = rows.get(id);
    const name = `${order.join(', ')}, corrected on ${newer ?? 'none'}`;
    if (row === undefined) return [`${name}: the phone has no receipt`];
    const before = untilSite(order);
    // The newest version had come before the site sent it.
    const isRepeat = newer === null ? before.length > 0 : before.includes(newer);
    return [
      ...(row.isErased ? [] : [`${name}: the phone has kept what is personal`]),
      ...(isRepeat === (row.road !== null)
        ? []
        : [`${name}: the phone says that it came by ${row.road ?? 'the site'}`]),
    ];
  });
}
