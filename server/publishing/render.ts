import { z } from '#contract/zod.ts';
import { startChild, tellChild } from '../child-process.ts';
import { brandSchema } from './brand-schema.ts';

/** Every page of a site with a thousand projects takes a fraction of it. */
const LONGEST_MS = 120_000;

/**
 * The renderer of the build, its input, the folder that it writes, the pictures on its pages, and the
 * icons and sharing cards that are not the build's.
 */
export const orderSchema = z.object({
  program: z.string(),
  input: z.string(),
  out: z.string(),
  pictures: z.array(z.string()),
  brand: z.nullable(brandSchema),
});

/** File with the names of the pictures of a folder's pages. */
export const PICTURES_FILE = 'published-pictures.json';

export type Order = z.infer<typeof orderSchema>;

/** Message of the process: what went wrong, in words. */
const renderedSchema = z.object({ problem: z.nullable(z.string()) });

export type Rendered = z.infer<typeof renderedSchema>;

/** The pages could not be rendered; the message is shown to the owner. */
export class RenderError extends Error {}

/**
 * Renders the site into a folder, in processes of their own with low priority. Throws a RenderError.
 */
export async function render(order: Order, signal: AbortSignal): Promise<void> {
  const stopped = 'The server was stopped.';
  if (signal.aborted) throw new RenderError(stopped);
  const child = startChild(new URL('rendering-worker.ts', import.meta.url));
  const { promise, resolve, reject } = Promise.withResolvers<Rendered>();
  const fail = (message: string) => () => reject(new RenderError(message));
  const late = setTimeout(fail('The pages took longer than two minutes to render.'), LONGEST_MS);
  const stop = fail(stopped);
  signal.addEventListener('abort', stop);
  child.once('message', (message) => resolve(renderedSchema.parse(message)));
  child.once('exit', fail('The renderer was ended, perhaps for want of memory.'));
  child.once('error', fail('The renderer could not be started.'));
  tellChild(child, order);
  try {
    const { problem } = await promise;
    if (problem !== null) throw new RenderError(problem);
  } finally {
    clearTimeout(late);
    signal.removeEventListener('abort', stop);
    // It ends by itself, and the renderer with it: killed, it would leave that running.
    if (child.connected) child.disconnect();
  }
}
