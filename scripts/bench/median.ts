/** The middle value, or the mean of the two in the middle. Throws when there is none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1];
  const high = sorted[Math.floor(middle)];
  if (low === undefined || high === undefined)
    throw new Error('Cannot take the median of no values.');
  return (low + high) / 2;
}
