import type { Answer, Site } from '../http.ts';

/** Network of loopback that attackers come from. */
export const ATTACKERS = 2;

/** An attack on a site: goes on until the signal, and notes each answer. */
export type Attack = (
  site: Site,
  signal: AbortSignal,
  noteAnswer: (answer: Answer | null) => void,
) => Promise<void>;

/** The same again and again, `loops` times at once; each gets its number. */
export async function inLoops(
  loops: number,
  signal: AbortSignal,
  work: (loop: number) => Promise<void>,
): Promise<void> {
  const loop = async (_: unknown, index: number) => {
    while (!signal.aborted) await work(index);
  };
  await Promise.all(Array.from({ length: loops }, loop));
}
