import { initialsOf } from '#content/testimonials.ts';
import type { PublishedContent } from '#contract/content/published.ts';
import { literalOf } from './literals.ts';

/** The sources that what was published is written into. */
export type ContentSources = {
  /** src/content/projects/entries.ts */
  readonly projects: string;
  /** src/content/testimonials.ts */
  readonly testimonials: string;
};

type Changes = ReadonlyMap<string, string | null>;

// The sources are formatted by oxfmt: an entry of a list is all from a line `  {` to a line `  },`.
const LISTED = /^ {2}\{\n[^]*?^ {2}\},\n/gm;
const KEYED = /^ {2}(?:'[^']+'|\w+): \{\n[^]*?^ {2}\},\n/gm;

/** The sources with what was published in place of their entries, new ones first. */
export function withPulled(
  { projects, testimonials }: ContentSources,
  { project, testimonial }: PublishedContent,
): ContentSources {
  const isOnHome = /^ {4}id: '([^']+)',\n(?: {4}.*\n)* {4}onHome: true,$/gm;
  const onHome = new Set(Array.from(projects.matchAll(isOnHome), ([, id]) => id));
  const texts = mapped(project, (id, { title, location, year, category, summary }) =>
    objectOf({
      id,
      title,
      location,
      year,
      category,
      ...(onHome.has(id) && { onHome: true }),
      summary,
    }),
  );
  const alts = mapped(
    project,
    (id, { before, after }) =>
      `${literalOf(id)}: ${objectOf({ before: plainAlt(before.alt), after: plainAlt(after.alt) })}`,
  );
  const reviews = mapped(testimonial, (id, review) =>
    objectOf({ id, ...review, avatar: initialsOf(review.name) }),
  );
  const withTexts = changedList(projects, /^const texts = \[\n/m, LISTED, texts);
  return {
    projects: changedList(withTexts, /^export const projectAlts: .* = \{\n/m, KEYED, alts),
    testimonials: changedList(testimonials, /^const texts: .* = \[\n/m, LISTED, reviews),
  };
}

function mapped<Data>(
  entries: Readonly<Record<string, Data | null>>,
  sourceOf: (slug: string, data: Data) => string,
): Changes {
  return new Map(
    Object.entries(entries).map(([slug, data]) => [
      slug,
      data === null ? null : `  ${sourceOf(slug, data)},\n`,
    ]),
  );
}

/** The build puts the words 'Before' and 'After' in front of what a picture shows. */
const plainAlt = (alt: string): string => alt.replace(/^(?:Before|After): /, '');

/** A list in a source, from its first line to the line that closes it, with its entries changed. */
function changedList(source: string, opening: RegExp, entry: RegExp, changes: Changes): string {
  const begins = opening.exec(source);
  if (begins === null) throw new Error(`The source has no line that matches ${opening.source}`);
  const from = begins.index + begins[0].length;
  const to = from + source.slice(from).search(/^[\]}]/m);
  const known = new Set<string>();
  const body = source.slice(from, to).replaceAll(entry, (whole) => {
    const slug = /^ {4}id: '([^']+)'|^ {2}'?([\w-]+)'?: \{/m.exec(whole);
    const name = slug?.[1] ?? slug?.[2] ?? '';
    known.add(name);
    const changed = changes.get(name);
    return changed === undefined ? whole : (changed ?? '');
  });
  const added = [...changes].filter(([slug]) => !known.has(slug)).map(([, text]) => text ?? '');
  return `${source.slice(0, from)}${added.join('')}${body}${source.slice(to)}`;
}

const objectOf = (value: object): string => literalOf(value).replaceAll('\n', '\n  ');
