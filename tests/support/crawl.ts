/** Files with words in them, by their addresses. */
export type Crawled = ReadonlyMap<string, string>;

const READ =
  /^(?:text\/|application\/(?:javascript|json|manifest\+json|xml|rss\+xml|atom\+xml|ld\+json))/;

/** Quoted, in a tag of XML, or in a list of modules. */
const NAMED =
  /(?<=["'`>(,])(?:https?:\/\/[^"'`<>\s)]+|\.{0,2}\/[\w./-]+|(?:assets\/)?[\w.-]+\.(?:html|m?js|css|json|xml|txt|webmanifest))(?=["'`<)?#,])/g;
const MODULES = /(?<=data-modules=")[^"]*/g;
const CONTENT = /(?<=data-content=")[0-9a-f]+/g;

/** What no page names and every visitor's browser, or a search engine, may ask for. */
const STARTS = ['/', '/404', '/service-worker.js', '/content.json', '/robots.txt', '/sitemap.xml'];

function namedIn(text: string, url: string): string[] {
  const at = new URL(url);
  const paths = [
    ...[...text.matchAll(NAMED)].map(([name]) => name),
    ...[...text.matchAll(MODULES)].flatMap(([names]) =>
      names.split(' ').map((name) => `/assets/${name}.js`),
    ),
    ...[...text.matchAll(CONTENT)].flatMap(([hash]) =>
      ['', '-search', '-facts'].map((part) => `/content/${hash}${part}.json`),
    ),
  ];
  return paths.flatMap((path) => {
    // A bundle names files from the root of the site, or from its own folder.
    const bases = path.startsWith('assets/') ? [at.origin] : [url];
    return bases.flatMap((base) => {
      const found = URL.parse(path, base);
      return found === null ? [] : [found.pathname];
    });
  });
}

/** Everything with words in it that a site leads to, from its start and from what browsers ask for by themselves. */
export async function crawl(origin: string): Promise<Crawled> {
  const crawled = new Map<string, string>();
  const seen = new Set(STARTS);
  const waiting = [...STARTS];
  const readOne = async (): Promise<void> => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const url = `${origin}${path}`;
      const answer = await fetch(url);
      const isThere = answer.ok || path === '/404';
      const isRead = isThere && READ.test(answer.headers.get('content-type') ?? '');
      const text = isRead ? await answer.text() : '';
      if (!isRead) {
        await answer.body?.cancel();
        continue;
      }
      crawled.set(path, text);
      for (const named of namedIn(text, url)) {
        if (seen.has(named) || /^\/(?:api|pictures|icons|fonts)\//.test(named)) continue;
        seen.add(named);
        waiting.push(named);
      }
    }
  };
  // One after another: each finds what the next ones read.
  await readOne();
  return crawled;
}
