export const clamp = (value: number, low = 0, high = 1): number =>
  value < low ? low : value > high ? high : value;

export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** 0 below `from`, 1 above `to`, a smooth S between. */
export const smooth = (from: number, to: number, value: number): number => {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
};
