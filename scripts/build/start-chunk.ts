type ModuleInfo = { readonly importedIds: readonly string[] } | null;
type Chunking = { getModuleInfo(id: string): ModuleInfo };

/**
 * Names the one chunk for everything that the entry script imports statically. Left to itself the
 * bundler splits what pages share with it into a dozen files of a few hundred bytes, each a request
 * more before the page is alive.
 */
export function startChunk(entry: string): (id: string, chunking: Chunking) => string | null {
  let start: Set<string> | null = null;
  return (id, chunking) => {
    start ??= closure(entry, chunking);
    return start.has(id) ? 'start' : null;
  };
}

function closure(entry: string, chunking: Chunking): Set<string> {
  const seen = new Set([entry]);
  for (const id of seen)
    for (const imported of chunking.getModuleInfo(id)?.importedIds ?? []) seen.add(imported);
  return seen;
}
