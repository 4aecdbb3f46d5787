/**
 * The entry that many places away from the one with this id, wrapping around at both ends; undefined
 * when no entry has it.
 */
export function neighbour<Entry extends { readonly id: string }>(
  list: readonly Entry[],
  id: string,
  places: number,
): Entry | undefined {
  const index = list.findIndex((entry) => entry.id === id);
  if (index < 0) return undefined;
  return list[(((index + places) % list.length) + list.length) % list.length];
}
