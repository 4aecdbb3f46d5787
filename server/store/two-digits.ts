/** The number to two significant digits: so precise are medians and 95th percentiles. */
export function twoDigits(value: number): number {
  return Number(value.toPrecision(2));
}
