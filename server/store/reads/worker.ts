import { liveWithParent, tellParent } from '../../child-process.ts';
import { connectReader } from './connect.ts';
import { leadCache } from './lead-cache.ts';
import { createLeadList } from './lead-list.ts';
import { overviewOf } from './overview.ts';
import { toldSchema, type Opening, type ReadAnswer, type ReadRequest } from './protocol.ts';
import { analyticsOf } from './statistics.ts';
import { todayOf } from './today.ts';

const opening = Promise.withResolvers<Awaited<ReturnType<typeof open>>>();
const running = new Set<Promise<void>>();
const streams = new Map<number, AsyncGenerator<string, void, undefined>>();

/** The result of a request; for a stream its next piece, or null at its end. */
async function answer(request: ReadRequest): Promise<unknown> {
  const { db, leads } = await opening.promise;
  switch (request.kind) {
    case 'page':
      return leads.page(request.query);
    case 'analytics':
      return analyticsOf(db, request.query);
    case 'cache':
      return leadCache(db, request.query.today);
    case 'today':
      return todayOf(db, request.day);
    case 'overview':
      return overviewOf(db, leads, request);
    case 'csv':
      streams.set(request.id, leads.csv(request.query));
      return null;
    case 'json':
      streams.set(request.id, leads.json(request.query));
      return null;
    case 'next':
      return nextPiece(request.id);
    case 'cancel':
      streams.delete(request.id);
      return null;
  }
}

async function open({ from }: Opening) {
  const { db, finding } = await connectReader(from);
  return { db, leads: createLeadList(db, finding) };
}

async function nextPiece(id: number): Promise<string | null> {
  const stream = streams.get(id);
  // After a restart of this process, the file must not look as if it ended here.
  if (stream === undefined)
    throw new Error('The export was interrupted: its process was restarted.');
  const { value } = await stream.next();
  return value ?? null;
}

async function attempt(request: ReadRequest): Promise<ReadAnswer> {
  const { id } = request;
  try {
    return { kind: 'value', id, value: await answer(request) };
  } catch (error) {
    return { kind: 'failure', id, message: messageOf(error) };
  }
}

async function tryToOpen(told: Opening): Promise<void> {
  try {
    opening.resolve(await open(told));
  } catch (error) {
    await tellParent({ kind: 'unopened', message: messageOf(error) } satisfies ReadAnswer);
    process.exit(1);
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown');

function take(request: ReadRequest): void {
  const taken = attempt(request)
    .then(tellParent)
    .finally(() => running.delete(taken));
  running.add(taken);
}

async function end(): Promise<void> {
  await Promise.all(running);
  await (await opening.promise).db.destroy();
  process.exit();
}

liveWithParent();
process.on('message', (message) => {
  const told = toldSchema.parse(message);
  if (told.kind === 'open') void tryToOpen(told);
  else if (told.kind === 'end') void end();
  else take(told);
});
