import { makeSmall } from './make-small.ts';
import type { SmallResult } from './result.ts';

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (data instanceof Blob) void answer(data);
});

async function answer(file: Blob): Promise<void> {
  const result: SmallResult = await makeSmall(file).catch(() => broken);
  const transfer = result.kind === 'small' ? [result.bytes] : [];
  postMessage(result, { transfer });
}

const broken: SmallResult = { kind: 'problem', problem: 'broken' };
