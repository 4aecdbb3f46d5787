type Key = string | Request;

const urlOf = (key: Key) =>
  new URL(typeof key === 'string' ? key : key.url, 'https://ashlarandsons.example').href;

/** The caches of a browser, in memory. */
export function memoryCaches() {
  const all = new Map<string, Map<string, Response>>();
  const entries = (name: string) => {
    const found = all.get(name) ?? new Map<string, Response>();
    all.set(name, found);
    return found;
  };
  const cacheOf = (name: string) => ({
    match: async (key: Key) => entries(name).get(urlOf(key))?.clone(),
    put: async (key: Key, response: Response) => void entries(name).set(urlOf(key), response),
    delete: async (key: Key) => entries(name).delete(urlOf(key)),
    keys: async () => [...entries(name).keys()].map((url) => new Request(url)),
  });
  return {
    open: async (name: string) => {
      entries(name);
      return cacheOf(name);
    },
    match: async (key: Key, { cacheName }: { cacheName?: string } = {}) => {
      for (const name of cacheName === undefined ? all.keys() : [cacheName]) {
        const kept = await cacheOf(name).match(key);
        if (kept) return kept;
      }
      return undefined;
    },
    delete: async (name: string) => all.delete(name),
    has: async (name: string) => all.has(name),
    keys: async () => [...all.keys()],
  };
}
