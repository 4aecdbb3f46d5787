/** The number to two significant digits, the precision of medians and 95th percentiles. */
export function twoDigits(value: number): number {
  return Number(value.toPrecision(2));
}
