import { z } from '#contract/zod.ts';
import { liveWithParent, tellParent } from '../child-process.ts';
import { draw } from './drawing.ts';
import type { Drawing } from './redraw.ts';

const bytesSchema = z.instanceof(Uint8Array);

async function answer(message: unknown): Promise<void> {
  const drawn = await draw(bytesSchema.parse(message)).catch(() => null);
  await tellParent({ drawn } satisfies Drawing);
}

liveWithParent();
process.on('message', (message) => void answer(message));
