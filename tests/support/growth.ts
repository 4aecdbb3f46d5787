import { hostileTexts } from './hostile-text.ts';

/** From the short to the long input linear work grows by this much, quadratic work by its square. */
const FACTOR = 16;
// Far from both (16 and 256): a machine that has other work adds noise.
const MOST_GROWTH = 64;
/** What is over sooner than this, at its longest, is no danger whatever its growth. */
const WORTH_A_LOOK_MS = 2;
/** A suspicion is looked at for so long, and at least twice, before it counts. */
const LOOKING_MS = 3_000;

/**
 * A hostile text of `length` that takes `work` much longer than its length explains, by comparison
 * with a sixteenth of that text, or null; the quickest of many runs counts.
 */
export function slowText(work: (text: string) => void, length: number): string | null {
  const short = hostileTexts(length / FACTOR);
  const slow = hostileTexts(length).find((text, index) => {
    if (timeOf(() => work(text)) < WORTH_A_LOOK_MS) return false;
    return growsTooFast(work, short[index] ?? '', text);
  });
  return slow === undefined ? null : `${slow.slice(0, 40)}… and ${slow.at(-1)} at the end`;
}

function growsTooFast(work: (text: string) => void, short: string, long: string): boolean {
  const start = performance.now();
  let [leastShort, leastLong] = [Infinity, Infinity];
  for (let look = 0; look < 2 || performance.now() - start < LOOKING_MS; look += 1) {
    leastShort = Math.min(
      leastShort,
      timeOf(() => work(short)),
    );
    leastLong = Math.min(
      leastLong,
      timeOf(() => work(long)),
    );
    if (leastLong < WORTH_A_LOOK_MS || leastLong / leastShort < MOST_GROWTH) return false;
  }
  return true;
}

function timeOf(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
