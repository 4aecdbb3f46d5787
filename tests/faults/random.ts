/** Choices that a seed repeats, so that a run which failed can be run again. */
export type Random = {
  /** A number from 0 up to but not including 1. */
  readonly fraction: () => number;
  /** A whole number from `least` to `most`, both included. */
  readonly between: (least: number, most: number) => number;
  readonly pick: <T>(choices: readonly [T, ...T[]]) => T;
  readonly shuffled: <T>(items: readonly T[]) => T[];
};

/** Choices for one run of what `name` stands for. Source: mulberry32, seeded by FNV-1a. */
export function seeded(name: string, seed: number): Random {
  let state = hashOf(`${name} ${seed}`);
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) =>
    least + Math.floor(fraction() * (most - least + 1));
  return {
    fraction,
    between,
    pick: (choices) => choices[between(0, choices.length - 1)] ?? choices[0],
    shuffled: (items) =>
      items
        .map((item) => ({ item, at: fraction() }))
        .sort((one, other) => one.at - other.at)
        .map(({ item }) => item),
  };
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash;
}
