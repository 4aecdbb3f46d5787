import { entryStates } from '#content/admin/website/screen.ts';
import { kindWords } from '#content/admin/website/kinds.ts';
import { isSampleBuild } from '#content/business.ts';
import type { ContentKind } from '#contract/content/kinds.ts';
import type { ContentOverview, Revision } from '#contract/admin/content.ts';
import type { WebsiteRow } from '#outbox/admin/website-rows.ts';
import { type EntryData, type Kind, type Titled, textsOf } from './kinds/kind.ts';
import { isWaiting } from './website.ts';

/** An entry of the overview. */
type Published = ContentOverview['entries'][number];

/** One entry: as the site was built with it, as it was published, as it is here. */
export type Entry = {
  readonly kind: Kind;
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

/** Title and detail of what a row says. */
function titledByRow(kind: Kind, { typed, slug, send }: WebsiteRow): Titled | undefined {
  // To take it off, nothing is typed.
  return send?.state === 'withdrawn' ? undefined : named(kind, kind.titleOf(typed, slug));
}

function titledByRevision(kind: Kind, { data, slug }: Revision): Titled | undefined {
  return data === null ? undefined : named(kind, kind.titleOf(textsOf(data), slug));
}

const named = ({ id }: Kind, { title, detail }: Titled): Titled => ({
  title: title.trim() || kindWords[id].nameless,
  detail,
});

/** Kinds whose entries only the firm that has them can state. */
const ofSample: readonly ContentKind[] = ['project', 'testimonial', 'gallery'];

/** Whether a firm has published its own name over the sample's. */
export const isNamed = (overview: ContentOverview | null): boolean =>
  isSampleBuild &&
  (overview?.entries.some(({ kind, live }) => kind === 'business' && live !== null) ?? false);

/**
 * Whether the build's entries are statements of the sample, which a firm that has published its own name
 * does not answer for.
 */
const isSamples = ({ id }: Kind, overview: ContentOverview | null): boolean =>
  ofSample.includes(id) && isNamed(overview);

/** The entries of a kind: what is on this device first, then the newest of the server, then the build's. */
export function entriesOf(
  kind: Kind,
  overview: ContentOverview | null,
  rows: readonly WebsiteRow[],
): readonly Entry[] {
  const published = new Map(
    (overview?.entries ?? []).filter((one) => one.kind === kind.id).map((one) => [one.slug, one]),
  );
  const own = rows.filter((row) => row.kind === kind.id);
  const here = new Map(own.flatMap((row) => (row.slug ? [[row.slug, row]] : [])));
  const fresh = own.filter(({ slug }) => slug === null);
  const built = isSamples(kind, overview) ? [] : kind.built;
  const ofBuild = new Map(built.map((one) => [one.slug, one]));
  const changed = [
    ...[...here.keys()].toReversed(),
    ...[...published.values()].toSorted(newestFirst).map(({ slug }) => slug),
  ];
  // Where none can be added, or those of the build only switched, each stays in its place.
  const isFixed = kind.addressOf === undefined || kind.off === 'switched';
  const slugs = new Set(
    isFixed ? [...ofBuild.keys(), ...changed] : [...changed, ...ofBuild.keys()],
  );
  return [
    ...fresh.toReversed().map((row): Entry => ({
      kind,
      slug: null,
      ...(titledByRow(kind, row) ?? { title: kindWords[kind.id].nameless, detail: '' }),
      isBuilt: false,
      published: undefined,
      row,
    })),
    ...[...slugs].map((slug): Entry => {
      const row = here.get(slug);
      const one = published.get(slug);
      const titled = (row && titledByRow(kind, row)) ??
        (one && titledByRevision(kind, one.newest)) ??
        (one?.live ? titledByRevision(kind, one.live) : undefined) ??
        (one?.last ? titledByRevision(kind, one.last) : undefined) ??
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
  kind: Kind,
  overview: ContentOverview | null,
  rows: readonly WebsiteRow[],
): ReadonlySet<string> {
  return new Set(entriesOf(kind, overview, rows).flatMap(({ slug }) => slug ?? []));
}

/** Whether visitors see an entry once the site is up to date. */
export function isLive({ kind, published, isBuilt }: Entry): boolean {
  if (published === undefined) return isBuilt;
  if (published.live !== null) return true;
  return isBuilt && (kind.off === 'rebuilt' || !published.isOff);
}

type Publication = ContentOverview['publication'];

/** The state of an entry over which nothing is published. */
export const asBuilt = ({ unpublished }: Kind): string => unpublished?.state ?? entryStates.asBuilt;

/** How an entry stands, in words. */
export function stateOf(entry: Entry, publication: Publication | undefined): string {
  const { kind, row, published } = entry;
  if (row !== undefined) return stateOfRow(kind, row);
  const isRebuilt = kind.off === 'rebuilt';
  if (published === undefined) return isRebuilt ? asBuilt(kind) : entryStates.live;
  const { newest } = published;
  if (newest.state === 'draft')
    return isLive(entry) ? entryStates.draftOverLive : entryStates.draft;
  if (isPending(newest, publication)) {
    if (publication?.state === 'failed') return entryStates.failed;
    if (newest.state !== 'withdrawn') return entryStates.rendering;
    return isRebuilt ? entryStates.puttingBack : entryStates.takingOff;
  }
  if (newest.state === 'withdrawn') return isRebuilt ? asBuilt(kind) : entryStates.off;
  return isRebuilt ? entryStates.changed : entryStates.live;
}

/** Whether visitors see the newest version of an entry by now. */
export function isSettled(entry: Entry, publication: Publication | undefined): boolean {
  const { published } = entry;
  if (!isLive(entry)) return false;
  return (
    published === undefined ||
    (published.newest.state !== 'draft' && !isPending(published.newest, publication))
  );
}

/** What visitors see of an entry; null if they do not see it. */
export function liveData(entry: Entry | undefined): EntryData | null {
  if (entry === undefined || !isLive(entry) || entry.slug === null) return null;
  return entry.published?.live?.data ?? entry.kind.builtData(entry.slug);
}

function stateOfRow({ off }: Kind, row: WebsiteRow): string {
  const { waiting } = entryStates;
  if (row.overtaken === true) return entryStates.overtaken;
  if (row.refusal !== undefined) return entryStates.refused;
  if (!isWaiting(row)) return entryStates.editing;
  if (row.send?.state === 'published') return waiting.published;
  if (row.send?.state !== 'withdrawn') return waiting.draft;
  return off === 'rebuilt' ? waiting.rebuilt : waiting.withdrawn;
}

/** Whether the pages that visitors get were rendered before a revision. */
function isPending({ at }: Revision, publication: Publication | undefined): boolean {
  if (publication === undefined || publication.state === 'current') return false;
  return publication.at === null || publication.at < at;
}
