import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { type Attack, mailCannon, openUploads, refusedPieces, scanBombs } from './kinds.ts';
import { attackNames, type AttackName } from './started.ts';

// In a thread of its own: what an attack costs its sender must not delay the visitors' clock.

const attacks: Readonly<Record<AttackName, Attack>> = {
  pieces: refusedPieces,
  uploads: openUploads,
  bombs: scanBombs,
  mail: mailCannon,
};

const dataSchema = z.object({
  name: z.enum(attackNames),
  site: z.object({
    origin: z.string(),
    tls: z.optional(z.object({ ca: z.string(), servername: z.string() })),
  }),
});

const { name, site } = dataSchema.parse(workerData);
let over = new AbortController();

async function attack(): Promise<void> {
  over = new AbortController();
  const answers = new Map<string, number>();
  await attacks[name](site, over.signal, (answer) => {
    const status = answer === null ? 'none' : String(answer.status);
    answers.set(status, (answers.get(status) ?? 0) + 1);
  });
  parentPort?.postMessage(Object.fromEntries(answers));
}

parentPort?.on('message', (order) => {
  if (order === 'begin') void attack();
  else over.abort();
});
parentPort?.postMessage('ready');
