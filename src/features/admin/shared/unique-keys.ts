/** React keys for what has no id of its own: what tells it apart, numbered from the second alike on. */
export function uniqueKeys(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const before = seen.get(name) ?? 0;
    seen.set(name, before + 1);
    return JSON.stringify([name, before]);
  });
}
