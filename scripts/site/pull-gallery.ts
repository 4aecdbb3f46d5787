import type { PublishedContent } from '#contract/content/published.ts';
import { literalOf } from './literals.ts';

/** The sources of the gallery. */
export type GallerySources = {
  /** src/content/gallery.ts */
  readonly entries: string;
  /** src/content/pictures/catalogue.ts */
  readonly catalogue: string;
  /** src/features/gallery/home/home-pictures.ts */
  readonly files: string;
};

const camel = (slug: string): string =>
  slug.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** The sources with the published pictures, new ones first; their files are made from photos/. */
export function withPulledGallery(
  sources: GallerySources,
  { gallery }: Pick<PublishedContent, 'gallery'>,
): GallerySources {
  const list = /(?<=^export const builtGallery: .* = \[\n)[^]*?(?=^\];)/m;
  const [body] = list.exec(sources.entries) ?? [];
  if (body === undefined) throw new Error('src/content/gallery.ts has no list of pictures.');
  // A call is on one line, or on several where its caption is long.
  const calls = [...body.matchAll(/^ {2}shown\([^]*?\),\n/gm)].map(([call]) => call);
  const idOf = (call: string): string => /shown\(\s*'([^']+)'/.exec(call)?.[1] ?? '';
  const known = new Set(calls.map(idOf));
  const shown = (id: string, caption: string) =>
    `  shown(${literalOf(id)}, ${literalOf(caption)}),\n`;
  const added = Object.entries(gallery).flatMap(([id, data]) =>
    data === null || known.has(id) ? [] : [{ id, ...data }],
  );
  const kept = calls.map((call) => {
    const data = gallery[idOf(call)];
    if (data === null) return '';
    return data === undefined ? call : shown(idOf(call), data.caption);
  });
  const entries = [...added.map(({ id, caption }) => shown(id, caption)), ...kept].join('');
  return {
    entries: sources.entries.replace(list, () => entries),
    catalogue: withAlts(sources.catalogue, gallery),
    files: added.reduce((source, { id }) => withFile(source, id), sources.files),
  };
}

/** What its pictures show. Those that are off the gallery may be on another page, and stay. */
function withAlts(catalogue: string, gallery: PublishedContent['gallery']): string {
  let source = catalogue;
  for (const [id, data] of Object.entries(gallery).toReversed()) {
    if (data === null) continue;
    const drawn = `drawn('gallery', ${literalOf(`gallery-${id}`)}, ${literalOf(data.picture.alt)})`;
    const own = new RegExp(`drawn\\(\\s*'gallery',\\s*'gallery-${id}',[^]*?\\n? *\\)(?=,\\n)`);
    const first = /^ {2}drawn\(\s*'gallery',/m;
    source = own.test(source)
      ? source.replace(own, () => drawn)
      : source.replace(first, (call) => `  ${drawn},\n${call}`);
  }
  return source;
}

function withFile(source: string, id: string): string {
  const name = camel(id);
  const from = `'#content/pictures/generated/gallery-${id}.ts'`;
  if (source.includes(from)) return source;
  return source
    .replace(
      /^import \{ picture as /m,
      (start) => `import { picture as ${name} } from ${from};\n${start}`,
    )
    .replace(/^const drawn: .* = \[\n/m, (start) => `${start}  ${name},\n`);
}
