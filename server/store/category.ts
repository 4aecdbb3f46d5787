import {
  answerWords,
  BOOKED_ASSESSMENT,
  choiceWords,
  NOT_SAID,
  OTHER,
} from '#content/admin/answer-words.ts';
import { addedAreas, areaByPath, builtAreaEntries } from '#content/areas/index.ts';
import { list as areaPages } from '#content/areas/list/pages.ts';
import type { AreaPage } from '#content/areas/types.ts';
import { emergencyNotes } from '#content/catalogue-notes.ts';
import {
  builtParts,
  contactServices,
  locationPreset,
  popupServices,
  quoteServices,
  serviceCatalogue,
} from '#content/forms/options.ts';
import { addedServices, builtServiceEntries } from '#content/services/index.ts';
import { list as servicePages } from '#content/services/list/pages.ts';
import type { StoredEnvelope } from '#contract/admin/leads.ts';
import { namesIn } from '#contract/content/added.ts';

/**
 * Categories by which a lead is counted: ids of content entries or words of its lists, never free
 * text.
 */
export type Category = { service: string; area: string };

type Data = StoredEnvelope['data'];

const plain = (text: string): string => text.trim().toLowerCase();

/** Those of the build, whether they are on the site or not, and those that the firm has added. */
const everyService = [...builtServiceEntries, ...addedServices];
const everyArea = [...builtAreaEntries, ...addedAreas];

const pagesOfAreas: Readonly<Record<string, AreaPage>> = areaPages;

/** What leads are counted by: the name of what was added, which says more than its address once it is off the site. */
const countedAs = (id: string, { label, added }: { label: string; added?: object }): string =>
  added ? label : id;

/** Choices in forms and titles of pages, each with the service it represents. */
const services = new Map<string, string>([
  ...[
    ...popupServices,
    ...contactServices,
    ...serviceCatalogue,
    ...quoteServices,
    ...builtParts,
  ].map(({ value }) => [value, value] as const),
  ...builtServiceEntries.flatMap(({ slug, options: { popup, contact, catalogue, quote } }) =>
    [popup, contact, catalogue, quote].flatMap((option) =>
      option === undefined ? [] : [[option.value, slug] as const],
    ),
  ),
  ...everyService.flatMap((entry) =>
    [entry.slug, plain(entry.label)].map((name) => [name, countedAs(entry.slug, entry)] as const),
  ),
]);

/** Choices, regions and suburbs, each with its area. */
const areas = new Map<string, string>([
  ...Object.entries(pagesOfAreas).flatMap(([id, { places }]) =>
    (places?.names ?? []).map((name) => [plain(name), id] as const),
  ),
  ...everyArea.flatMap((entry) => {
    const { locations, regions, suburbs } = entry.options;
    return [
      ...locations.map(({ value }) => value),
      ...[...locations, ...regions, ...suburbs].map(labelOf),
    ].map((name) => [plain(name), countedAs(entry.id, entry)] as const);
  }),
  ...everyArea.flatMap((entry) =>
    [entry.id, entry.label, ...entry.suburbs, ...(entry.serves ?? [])].map(
      (name) => [plain(name), countedAs(entry.id, entry)] as const,
    ),
  ),
]);

function labelOf({ label }: { readonly label: string }): string {
  return label;
}

/** Whether a name is a known place: an area, a region or a suburb. */
export function isPlace(name: string): boolean {
  return areas.has(plain(name)) || plain(name) === plain(locationPreset.value);
}

/** A service or area that the firm had on the site under this name and address. */
export type Addition = {
  kind: 'service' | 'area';
  slug: string;
  label: string;
  suburbs?: string | undefined;
};

/** The categories of what the firm has ever added, by every name that a lead may have for it. */
export type Additions = Readonly<Record<Addition['kind'], ReadonlyMap<string, string>>>;

/** The oldest first: an address stands for the name that it had last. */
export function additionsOf(all: readonly Addition[]): Additions {
  const namesOf = (wanted: Addition['kind']) =>
    new Map(
      all
        .filter(({ kind }) => kind === wanted)
        .flatMap(({ slug, label, suburbs = '' }) =>
          [slug, label, ...namesIn(suburbs)].map((name) => [plain(name), label] as const),
        ),
    );
  return { service: namesOf('service'), area: namesOf('area') };
}

export const noAdditions = additionsOf([]);

/** The service and area of a lead, as far as its answers or its page show them. */
export function categoryOf(
  { formType, data }: Pick<StoredEnvelope, 'formType' | 'data'>,
  added: Additions,
): Category {
  const service =
    formType === 'quick_assessment' ? BOOKED_ASSESSMENT : serviceOf(data, added.service);
  return { service, area: areaOf(data, added.area) };
}

type Named = Additions[Addition['kind']];

function serviceOf(data: Data, added: Named): string {
  const counted = (name: string) => services.get(name) ?? added.get(name);
  const chosen = textOf(data, 'service') || textOf(data, 'serviceType');
  if (chosen !== '') return counted(plain(chosen)) ?? OTHER;
  return counted(plain(textOf(data, 'topic'))) ?? counted(pathUnder('services', data)) ?? NOT_SAID;
}

function areaOf(data: Data, added: Named): string {
  // What is on the site now comes first: an area of it may have suburbs of one that is not.
  const counted = (name: string) => areas.get(name) ?? added.get(name);
  const chosen = plain(textOf(data, 'location'));
  const suburb = plain(suburbOf(data));
  const isNamed = suburb !== '' && chosen !== plain(locationPreset.value);
  const named = counted(chosen) ?? counted(suburb);
  if (isNamed) return named ?? OTHER;
  const page = pathUnder('areas', data);
  return counted(plain(textOf(data, 'topic'))) ?? counted(page) ?? areaByPath(page)?.id ?? NOT_SAID;
}

/** Last path segment of the page it was sent from, if that is below `folder`. */
function pathUnder(folder: string, data: Data): string {
  const url = textOf(data, 'pageUrl');
  const [, first, name] = URL.canParse(url) ? new URL(url).pathname.split('/') : [];
  return first === folder ? (name ?? '') : '';
}

function textOf(data: Data, field: string): string {
  const value = data[field];
  return typeof value === 'string' ? value.trim() : '';
}

const STATE_OR_POSTCODE = /\b(?:NSW|ACT|VIC|QLD|SA|WA|TAS|NT|Australia|New South Wales|\d{4})\b/gi;
const HAS_NUMBER = /\d/;

/**
 * Location of the job, no more precise than the suburb: the chosen area, else the last part of the
 * address after a comma that is not a street. Empty if unknown.
 */
export function suburbOf(data: Answers): string {
  const { location, address } = data;
  if (typeof location === 'string' && location !== '') return answerWords('location', location);
  if (typeof address !== 'string') return '';
  const [, ...parts] = address.split(',');
  const named = parts
    .map((part) => part.replace(STATE_OR_POSTCODE, '').replaceAll(/\s+/g, ' ').trim())
    .filter((part) => part !== '' && !HAS_NUMBER.test(part));
  return named.at(-1) ?? '';
}

/** Answers of any form. */
type Answers = Readonly<Record<string, unknown>>;

/** Fields that describe the requested work; the first non-empty one counts. */
const WORK_FIELDS = ['service', 'serviceType', 'assessmentTypes', 'topic'];

/** Titles of pages with a closing form. */
const topics = new Set<string>([
  emergencyNotes.topic,
  ...[...everyService, ...everyArea].map(({ label }) => label),
  ...[...Object.values(servicePages), ...Object.values(areaPages)].map(({ title }) => title),
]);

/** The requested work in the words of the visitor's choice; empty if the form does not ask. */
export function requestedWorkOf(data: Answers): string {
  return WORK_FIELDS.map((field) => answerWords(field, data[field])).find((words) => words) ?? '';
}

/** The requested work in the site's own words only; null if the sender made up others. */
export function listedWorkOf(data: Answers): string | null {
  const field = WORK_FIELDS.find((name) => answerWords(name, data[name]) !== '');
  if (field === undefined) return '';
  const value = data[field];
  if (field === 'topic') return typeof value === 'string' && topics.has(value) ? value : null;
  return choiceWords(field, value);
}
