import { randomBytes, randomUUID } from 'node:crypto';
import { photoLimits } from '../../../../src/contract/limits.ts';
import { IDEMPOTENCY_HEADER, paths } from '../../../../src/contract/paths.ts';
import { scanBomb } from '../../../../tests/support/scan-bomb.ts';
import { type Answer, ask, loopback, newAgent, type Site } from '../http.ts';
import { newLead } from '../ledger.ts';
import { announce, picture, postLead, type Sender, sendPiece } from '../photos.ts';

/** Loops of an attack that run at once. */
const LOOPS = 6;

/** Network of loopback that attackers come from. */
export const ATTACKERS = 2;

/** An attack on a site: goes on until the signal, and notes each answer. */
export type Attack = (
  site: Site,
  signal: AbortSignal,
  noteAnswer: (answer: Answer | null) => void,
) => Promise<void>;

/** The same again and again, `loops` times at once; each gets its number. */
export async function inLoops(
  loops: number,
  signal: AbortSignal,
  work: (loop: number) => Promise<void>,
): Promise<void> {
  const loop = async (_: unknown, index: number) => {
    while (!signal.aborted) await work(index);
  };
  await Promise.all(Array.from({ length: loops }, loop));
}

/** Fewer than an address may send in a minute, so that each is answered for what it is. */
const PIECES = 500;

/** Sends pieces of a photograph that has arrived, over and over: each is refused. */
export const refusedPieces: Attack = async (site, signal, noteAnswer) => {
  const piece = Buffer.alloc(photoLimits.pieceBytes, 'x');
  let addresses = 0;
  await inLoops(LOOPS, signal, async () => {
    addresses += 1;
    const agent = newAgent(1, site);
    const sender = { site, agent, from: loopback(ATTACKERS, addresses) };
    const photo = { leadId: randomUUID(), bytes: await picture() };
    await postLead(sender, photo.leadId);
    await announce(sender, photo);
    await sendPiece(sender, photo);
    for (let sent = 0; sent < PIECES && !signal.aborted; sent += 1) {
      noteAnswer(await sendPiece(sender, photo, piece));
    }
    agent.destroy();
  });
};

/** So many that their uploads, 60 each, are thousands, and visitors' photographs are still taken. */
const ADDRESSES = 50;
const LEADS = 5;

/** Announces photographs that never come, for requests that are there and for others. */
export const openUploads: Attack = async (site, signal, noteAnswer) => {
  const agent = newAgent(LOOPS, site);
  const announceTo = async (sender: Sender, leadId: string) =>
    noteAnswer(await announce(sender, { leadId, bytes: randomBytes(100) }));
  let turns = 0;
  await inLoops(LOOPS, signal, async () => {
    turns += 1;
    const sender = { site, agent, from: loopback(ATTACKERS, 1 + (turns % ADDRESSES)) };
    for (let lead = 0; lead < LEADS && !signal.aborted; lead += 1) {
      const leadId = randomUUID();
      await postLead(sender, leadId, photoLimits.most);
      for (let photo = 0; photo < photoLimits.most && !signal.aborted; photo += 1) {
        await announceTo(sender, leadId);
        await announceTo(sender, randomUUID());
      }
    }
  });
  agent.destroy();
};

const BOMB_LOOPS = 4;
/** Pixels of its side: some 200 KB that a decoder works on for minutes. */
const SIDE = 4000;

/** Uploads pictures that cost their decoder thousands of times what they weigh. */
export const scanBombs: Attack = async (site, signal, noteAnswer) => {
  const bytes = scanBomb(SIDE);
  let addresses = 0;
  await inLoops(BOMB_LOOPS, signal, async () => {
    addresses += 1;
    const agent = newAgent(1, site);
    const sender = { site, agent, from: loopback(ATTACKERS, addresses) };
    const photo = { leadId: randomUUID(), bytes };
    noteAnswer(await announce(sender, photo));
    noteAnswer(await sendPiece(sender, photo));
    agent.destroy();
  });
};

/** In every address that the attacker gives. */
export const VICTIM = 'victim';

/** Sends requests from one address in the names of others: some of one mailbox, in other spellings. */
export const mailCannon: Attack = async (site, signal, noteAnswer) => {
  const agent = newAgent(LOOPS, site);
  let sent = 0;
  await inLoops(LOOPS, signal, async () => {
    sent += 1;
    const email =
      sent % 2 === 0 ? `${VICTIM}.${sent}@example.net` : `${VICTIM}${dotted(sent)}@gmail.com`;
    const { id, body } = newLead(randomUUID(), { email });
    const headers = { 'content-type': 'application/json', [IDEMPOTENCY_HEADER]: id };
    const from = loopback(ATTACKERS, 1);
    noteAnswer(
      await ask(site.origin, agent, { method: 'POST', path: paths.leads, headers, body, from }),
    );
  });
  agent.destroy();
};

/** The same letters with other dots, which some providers deliver to one mailbox. */
function dotted(number: number): string {
  return [...'ofspelling']
    .map((letter, at) => ((number >> at) & 1 ? `.${letter}` : letter))
    .join('');
}
