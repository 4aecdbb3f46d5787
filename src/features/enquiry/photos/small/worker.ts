import { BEGUN, makeSmall, type SmallOutcome } from './make-small.ts';

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (data instanceof Blob) void answer(data);
});

/** Replies null if pictures can't be decoded or drawn in workers: the page then does it. */
async function answer(file: Blob): Promise<void> {
  postMessage(BEGUN);
  const outcome = await made(file);
  const transfer = outcome?.kind === 'small' ? [outcome.bytes] : [];
  postMessage(outcome, { transfer });
}

async function made(file: Blob): Promise<SmallOutcome | null> {
  if (typeof createImageBitmap === 'undefined') return null;
  return makeSmall(file).catch(() => null);
}
