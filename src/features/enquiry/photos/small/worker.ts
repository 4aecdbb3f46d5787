import { makeSmall } from './make-small.ts';
import { BEGUN } from './begun.ts';
import type { SmallResult } from './result.ts';

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (data instanceof Blob) void answer(data);
});

/** Replies null if pictures can't be decoded or drawn in workers: the page then does it. */
async function answer(file: Blob): Promise<void> {
  postMessage(BEGUN);
  const result = await made(file);
  const transfer = result?.kind === 'small' ? [result.bytes] : [];
  postMessage(result, { transfer });
}

async function made(file: Blob): Promise<SmallResult | null> {
  if (typeof createImageBitmap === 'undefined') return null;
  return makeSmall(file).catch(() => null);
}
