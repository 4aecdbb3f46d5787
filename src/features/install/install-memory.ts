import { z } from '#contract/zod.ts';
import { readText, writeText } from '#lib/browser-page.ts';

const KEY = 'install-offer';

/** A page opened this long after the last one begins a new visit, in milliseconds. */
export const VISIT_GAP_MS = 30 * 60_000;

const memorySchema = z.object({
  visits: z.int().check(z.nonnegative()),
  /** Milliseconds since the epoch. */
  seenAt: z.number(),
  /** Whether the visitor has answered the offer, one way or the other: it is not made again. */
  answered: z.boolean(),
});

/** What this browser remembers of the offer to install. */
export type InstallMemory = z.infer<typeof memorySchema>;

const NEW: InstallMemory = { visits: 0, seenAt: 0, answered: false };

/** What is remembered; of a corrupt entry or refused storage, nothing. */
export function readMemory(): InstallMemory {
  try {
    const parsed = memorySchema.safeParse(JSON.parse(readText(KEY) ?? 'null'));
    return parsed.success ? parsed.data : NEW;
  } catch {
    return NEW;
  }
}

function write(memory: InstallMemory): void {
  // Where storage is refused every visit is the first one, and nothing is offered.
  writeText(KEY, JSON.stringify(memory));
}

/** Notes that a page was opened at `now` (milliseconds since the epoch); gives what is known after. */
export function noteVisit(now: number): InstallMemory {
  const memory = readMemory();
  // A clock that was put back begins a new visit rather than none for ever.
  const isNew = Math.abs(now - memory.seenAt) >= VISIT_GAP_MS;
  const next = { ...memory, visits: memory.visits + (isNew ? 1 : 0), seenAt: now };
  write(next);
  return next;
}

/** Notes that the visitor has answered: the offer is never made again by itself. */
export function noteAnswered(): void {
  write({ ...readMemory(), answered: true });
}
