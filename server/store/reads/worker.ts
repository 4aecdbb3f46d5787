import { parentPort, workerData } from 'node:worker_threads';
import { connectReader, readFromSchema } from './connect.ts';
import { leadCopy } from './lead-copy.ts';
import { createLeadList } from './lead-list.ts';
import { overviewOf } from './overview.ts';
import { requestSchema, type ReadAnswer, type ReadRequest } from './protocol.ts';
import { analyticsOf } from './statistics.ts';

const { db, finding } = await connectReader(readFromSchema.parse(workerData));
const leads = createLeadList(db, finding);
const streams = new Map<number, AsyncGenerator<string, void, undefined>>();

/** The value that a request asks for; a stream's next piece, or null at its end. */
async function answer(request: ReadRequest): Promise<unknown> {
  switch (request.kind) {
    case 'page':
      return leads.page(request.query);
    case 'analytics':
      return analyticsOf(db, request.query);
    case 'copy':
      return leadCopy(db, request.query.today);
    case 'overview':
      return overviewOf(db, leads, request);
    case 'csv':
      streams.set(request.id, leads.csv(request.query));
      return null;
    case 'next':
      return nextPiece(request.id);
    case 'cancel':
      streams.delete(request.id);
      return null;
    case 'end':
      await db.destroy();
      parentPort?.close();
      return null;
  }
}

async function nextPiece(id: number): Promise<string | null> {
  const stream = streams.get(id);
  // A thread that was started anew: the file must not look as if it ended here.
  if (stream === undefined) throw new Error('there is no such stream');
  const { value } = await stream.next();
  return value ?? null;
}

parentPort?.on('message', (message) => void reply(requestSchema.parse(message)));

async function reply(request: ReadRequest): Promise<void> {
  parentPort?.postMessage(await attempt(request));
}

async function attempt(request: ReadRequest): Promise<ReadAnswer> {
  const { id } = request;
  try {
    return { kind: 'value', id, value: await answer(request) };
  } catch (error) {
    return { kind: 'failure', id, message: error instanceof Error ? error.message : 'unknown' };
  }
}
