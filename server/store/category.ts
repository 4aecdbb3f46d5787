import type { StoredEnvelope } from '#contract/admin/leads.ts';
import { BOOKED_ASSESSMENT, NOT_SAID, OTHER } from '#content/admin/answer-words.ts';
import { areaByPath, areaEntries } from '#content/areas/index.ts';
import { list as areaPages } from '#content/areas/list/pages.ts';
import type { AreaPage } from '#content/areas/types.ts';
import {
  contactServices,
  locationPreset,
  popupServices,
  quoteServices,
  serviceCatalogue,
} from '#content/forms/options.ts';
import { serviceByPath, serviceEntries } from '#content/services/index.ts';
import { suburbOf } from './suburb.ts';

/**
 * Categories by which a lead is counted: ids of content entries or words of its lists, never free
 * text.
 */
export type Category = { service: string; area: string };

type Data = StoredEnvelope['data'];

const plain = (text: string): string => text.trim().toLowerCase();

const pagesOfAreas: Readonly<Record<string, AreaPage>> = areaPages;

/** Choices in forms and titles of pages, each with the service it represents. */
const services = new Map<string, string>([
  ...[...popupServices, ...contactServices, ...serviceCatalogue, ...quoteServices].map(
    ({ value }) => [value, value] as const,
  ),
  ...serviceEntries.flatMap(({ slug, options: { popup, contact, catalogue, quote } }) =>
    [popup, contact, catalogue, quote].flatMap((option) =>
      option === undefined ? [] : [[option.value, slug] as const],
    ),
  ),
  ...serviceEntries.flatMap(({ slug, label }) => [
    [slug, slug] as const,
    [plain(label), slug] as const,
  ]),
]);

/** Choices, regions and suburbs, each with its area. */
const areas = new Map<string, string>([
  ...Object.entries(pagesOfAreas).flatMap(([id, { places }]) =>
    (places?.names ?? []).map((name) => [plain(name), id] as const),
  ),
  ...areaEntries.flatMap(({ id, options: { locations, regions, suburbs } }) =>
    [...locations.map(({ value }) => value), ...[...locations, ...regions, ...suburbs].map(labelOf)]
      .map(plain)
      .map((name) => [name, id] as const),
  ),
  ...areaEntries.flatMap(({ id, label, suburbs, serves = [] }) =>
    [id, label, ...suburbs, ...serves].map((name) => [plain(name), id] as const),
  ),
]);

function labelOf({ label }: { readonly label: string }): string {
  return label;
}

/** Whether a name is a known place: an area, a region or a suburb. */
export function isPlace(name: string): boolean {
  return areas.has(plain(name)) || plain(name) === plain(locationPreset.value);
}

/** The service and area of a lead, as far as its answers or its page show them. */
export function categoryOf({
  formType,
  data,
}: Pick<StoredEnvelope, 'formType' | 'data'>): Category {
  const service = formType === 'quick_assessment' ? BOOKED_ASSESSMENT : serviceOf(data);
  return { service, area: areaOf(data) };
}

function serviceOf(data: Data): string {
  const chosen = textOf(data, 'service') || textOf(data, 'serviceType');
  if (chosen !== '') return services.get(plain(chosen)) ?? OTHER;
  return (
    services.get(plain(textOf(data, 'topic'))) ??
    serviceByPath(pathUnder('services', data))?.slug ??
    NOT_SAID
  );
}

function areaOf(data: Data): string {
  const chosen = plain(textOf(data, 'location'));
  const suburb = plain(suburbOf(data));
  const isNamed = suburb !== '' && chosen !== plain(locationPreset.value);
  const named = areas.get(chosen) ?? areas.get(suburb);
  if (isNamed) return named ?? OTHER;
  return (
    areas.get(plain(textOf(data, 'topic'))) ?? areaByPath(pathUnder('areas', data))?.id ?? NOT_SAID
  );
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
