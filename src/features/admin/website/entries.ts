import { projects } from '#content/projects/index.ts';
import { testimonials } from '#content/testimonials.ts';
import { entryStates, websiteScreen } from '#content/admin/content.ts';
import type { ContentOverview, Revision } from '#contract/admin/content.ts';
import type { EditedKind } from '#contract/content/kinds.ts';
import type { WebsiteRow } from '#outbox/admin/website-rows.ts';
import { isWaiting } from './website.ts';

/** An entry of the overview. */
type Published = ContentOverview['entries'][number];

/** One project or testimonial: as the site was built with it, as it was published, as it is here. */
export type Entry = {
  readonly kind: EditedKind;
  /** Null for one that has never been sent. */
  readonly slug: string | null;
  readonly title: string;
  /** Suburb and year, or who wrote it. */
  readonly detail: string;
  readonly isBuilt: boolean;
  readonly published: Published | undefined;
  /** What is being edited on this device, or waits to be sent from it. */
  readonly row: WebsiteRow | undefined;
};

/** An entry that has been sent at least once, or is of the build. */
export type KnownEntry = Entry & { readonly slug: string };

type Titled = Pick<Entry, 'title' | 'detail'>;

const built: Readonly<Record<EditedKind, readonly (Titled & { readonly slug: string })[]>> = {
  project: projects.map(({ id, title, location, year }) => ({
    slug: id,
    title,
    detail: `${location}, ${year}`,
  })),
  testimonial: testimonials.map(({ id, title, name, location }) => ({
    slug: id,
    title,
    detail: `${name}, ${location}`,
  })),
};

const joined = (...parts: readonly string[]) =>
  parts.filter((part) => part.trim() !== '').join(', ');

/** Title and detail of what a row says. */
function titledByRow({ kind, typed, send }: WebsiteRow): Titled | undefined {
  // To take it off, nothing is typed.
  if (send?.state === 'withdrawn') return undefined;
  const { title = '', location = '', year = '', name = '' } = typed;
  return {
    title: title.trim() || websiteScreen.kinds[kind].nameless,
    detail: kind === 'project' ? joined(location, year) : joined(name, location),
  };
}

function titledByRevision({ data }: Revision): Titled | undefined {
  if (data === null || !('title' in data)) return undefined;
  const detail =
    'year' in data ? joined(data.location, String(data.year)) : joined(data.name, data.location);
  return { title: data.title, detail };
}

/** The entries of a kind: what is on this device first, then the newest of the server, then the build's. */
export function entriesOf(
  kind: EditedKind,
  overview: ContentOverview | null,
  rows: readonly WebsiteRow[],
): readonly Entry[] {
  const published = new Map(
    (overview?.entries ?? []).filter((one) => one.kind === kind).map((one) => [one.slug, one]),
  );
  const here = new Map(
    rows.flatMap((row) => (row.kind === kind && row.slug ? [[row.slug, row]] : [])),
  );
  const fresh = rows.filter((row) => row.kind === kind && row.slug === null);
  const ofBuild = new Map(built[kind].map((one) => [one.slug, one]));
  const slugs = new Set([
    ...[...here.keys()].toReversed(),
    ...[...published.values()].toSorted(newestFirst).map(({ slug }) => slug),
    ...ofBuild.keys(),
  ]);
  return [
    ...fresh.toReversed().map((row): Entry => ({
      kind,
      slug: null,
      ...(titledByRow(row) ?? { title: websiteScreen.kinds[kind].nameless, detail: '' }),
      isBuilt: false,
      published: undefined,
      row,
    })),
    ...[...slugs].map((slug): Entry => {
      const row = here.get(slug);
      const one = published.get(slug);
      const titled = (row && titledByRow(row)) ??
        (one &&
          (titledByRevision(one.newest) ?? (one.live ? titledByRevision(one.live) : undefined))) ??
        ofBuild.get(slug) ?? { title: slug, detail: '' };
      const { title, detail } = titled;
      return { kind, slug, title, detail, isBuilt: ofBuild.has(slug), published: one, row };
    }),
  ];
}

const newestFirst = (left: Published, right: Published) =>
  right.newest.at.localeCompare(left.newest.at);

/** Every slug that an entry has. */
export function takenSlugs(
  kind: EditedKind,
  overview: ContentOverview | null,
  rows: readonly WebsiteRow[],
): ReadonlySet<string> {
  return new Set(entriesOf(kind, overview, rows).flatMap(({ slug }) => slug ?? []));
}

/** Whether visitors see an entry once the site is up to date. */
export function isLive({ published, isBuilt }: Entry): boolean {
  if (published === undefined) return isBuilt;
  if (published.live !== null) return true;
  // A draft of an entry of the build takes nothing off.
  return isBuilt && published.newest.state === 'draft';
}

type Publication = ContentOverview['publication'];

/** How an entry stands, in words. */
export function stateOf(entry: Entry, publication: Publication | undefined): string {
  const { row, published } = entry;
  if (row !== undefined) return stateOfRow(row);
  if (published === undefined) return entryStates.live;
  const { newest } = published;
  if (newest.state === 'draft')
    return isLive(entry) ? entryStates.draftOverLive : entryStates.draft;
  if (isPending(newest, publication)) {
    return publication?.state === 'failed' ? entryStates.failed : entryStates.rendering;
  }
  return newest.state === 'withdrawn' ? entryStates.off : entryStates.live;
}

function stateOfRow(row: WebsiteRow): string {
  if (row.overtaken === true) return entryStates.overtaken;
  if (row.refusal !== undefined) return entryStates.refused;
  if (!isWaiting(row)) return entryStates.editing;
  const { waiting } = entryStates;
  return row.send?.state === 'published'
    ? waiting.published
    : row.send?.state === 'withdrawn'
      ? waiting.withdrawn
      : waiting.draft;
}

/** Whether the pages that visitors get were rendered before a revision. */
function isPending({ at }: Revision, publication: Publication | undefined): boolean {
  if (publication === undefined || publication.state === 'current') return false;
  return publication.at === null || publication.at < at;
}
