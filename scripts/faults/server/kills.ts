import { seeded } from '../../../tests/faults/random.ts';
import { judge } from './inbox.ts';
import { createLedger } from './ledger.ts';
import type { Options } from './options.ts';
import type { Outcome } from './outcome.ts';
import { inFreshFolder } from './place.ts';
import { sendLeads, sendRemaining } from './senders.ts';
import { ServerProcess } from './server-process.ts';

/** Answers that a server gives before it is killed. */
const [FEWEST, MOST] = [1, 400];

/**
 * Kills the server over and over while all senders post. What was not answered is sent again, as the
 * outbox does it; then the inbox has every acknowledged lead, once.
 */
export function kills({ kills, seed, senders }: Options): Promise<Outcome> {
  return inFreshFolder(async (folder) => {
    const random = seeded('kills', seed);
    const ledger = createLedger();
    const server = new ServerProcess({ DATA_DIR: folder, API_ONLY: 'true' });
    for (let kill = 1; kill <= kills; kill += 1) {
      await server.start();
      await sendUntilKilled(server, ledger, senders, random.between(FEWEST, MOST));
      if (kill % 10 === 0) console.log(`  ${kill} kills, ${ledger.receipts.size} acknowledged`);
    }
    await server.start();
    await sendRemaining({ ledger, origin: server.address, senders });
    const figures = await judge(ledger, server);
    await server.stop();
    const done = `${kills} kills under ${senders} senders`;
    return { fault: 'kills', seed, done, ...figures, problems: [...server.complaints] };
  });
}

async function sendUntilKilled(
  server: ServerProcess,
  ledger: ReturnType<typeof createLedger>,
  senders: number,
  answers: number,
): Promise<void> {
  const over = new AbortController();
  let left = answers;
  let killed: Promise<void> | null = null;
  await sendLeads({
    ledger,
    origin: server.address,
    senders,
    signal: over.signal,
    onAnswer() {
      left -= 1;
      if (left > 0 || killed !== null) return;
      killed = server.kill();
      over.abort();
    },
  });
  await killed;
}
