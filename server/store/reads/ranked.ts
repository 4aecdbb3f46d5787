/**
 * The values at these quantiles of a distribution, by nearest rank: values that occurred. `counts`
 * maps each value to its frequency; empty if there are none.
 */
export function rankedIn(counts: ReadonlyMap<number, number>, shares: readonly number[]): number[] {
  const sorted = [...counts]
    .filter(([, count]) => count > 0)
    .sort(([left], [right]) => left - right);
  const all = sorted.reduce((sum, [, count]) => sum + count, 0);
  return all === 0 ? [] : shares.map((share) => at(sorted, share * all));
}

function at(sorted: readonly (readonly [number, number])[], rank: number): number {
  let passed = 0;
  for (const [value, count] of sorted) {
    passed += count;
    if (passed >= rank) return value;
  }
  return 0;
}
