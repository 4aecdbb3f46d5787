import type { Option } from './types.ts';

/** What no person writes: lower case, its words joined by hyphens. */
const CODE = /^[a-z\d]+(?:-[a-z\d]+)+$/;

/**
 * What an answer is called. A request may wait with an option that the site no longer offers: its
 * value is read as words.
 */
export function optionLabel(options: readonly Option[], value: string): string {
  const known = options.find((option) => option.value === value)?.label;
  if (known !== undefined || !CODE.test(value)) return known ?? value;
  const words = value.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The options, and an answer that was given when there were others. */
export function withHeld(options: readonly Option[], held: unknown): readonly Option[] {
  return typeof held !== 'string' || held === '' || options.some(({ value }) => value === held)
    ? options
    : [...options, { value: held, label: optionLabel(options, held) }];
}
