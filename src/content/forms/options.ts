import { business } from '../business.ts';
import { areaEntries, regions, areaByPath } from '../areas/index.ts';
import { serviceEntries, serviceByPath } from '../services/index.ts';
import { inOrder, type CatalogueService, type Option, type Placed } from './types.ts';
import type { ServiceEntry, ServiceOptions } from '../services/types.ts';

const ofServices = serviceEntries.map(({ options }) => options);
const ofAreas = areaEntries.map(({ options }) => options);

/** Places after those of any service. */
const LAST = 90;

const look = { value: 'assessment', label: 'Free assessment' } as const;
const advice = { value: 'consultation', label: 'Advice first, I am not sure' } as const;
const repointing = { value: 'repointing', label: 'Repointing' } as const;
const retainingWalls = { value: 'retaining-walls', label: 'Retaining walls' } as const;

/** Options without a page of their own, by the service that they are part of: with it they are off the site. */
const partsOf = 'masonry';
const isOffered = serviceEntries.some(({ slug }) => slug === partsOf);
const whereOffered = <Item>(...items: readonly Item[]): readonly Item[] => (isOffered ? items : []);

/** The same, whether they are on the site or not. */
export const builtParts: readonly Option[] = [repointing, retainingWalls];

/** Services of the assessment popup and the hero form. */
export const popupServices: readonly Option[] = inOrder<Option>([
  { order: 1, ...look },
  ...ofServices.flatMap(({ popup }) => popup ?? []),
  ...whereOffered({ order: LAST, ...repointing }),
  { order: LAST + 1, ...advice },
]);

/** Services of the home contact section. */
export const contactServices: readonly Option[] = inOrder<Option>([
  ...ofServices.flatMap(({ contact }) => contact ?? []),
  { order: LAST, ...look },
  { order: LAST + 1, ...advice },
]);

/** What the wider catalogue offers beside the services. */
const furtherServices: readonly Placed<CatalogueService>[] = [
  {
    order: 1,
    ...look,
    description: 'We look, tap and measure, then tell you what is wrong and what can wait',
    popular: true,
  },
  ...whereOffered(
    {
      order: 9,
      ...repointing,
      description: 'Joints raked out by hand and filled with the right mortar',
      popular: false,
    },
    {
      order: LAST,
      ...retainingWalls,
      description: 'Leaning walls drained, rebuilt and certified',
      popular: false,
    },
  ),
  {
    order: LAST + 1,
    value: 'consultation',
    label: 'Consultation',
    description: 'An hour of plain advice before you commit to anything',
    popular: false,
  },
];

/** The wider catalogue; what is popular is put forward. */
export const serviceCatalogue: readonly CatalogueService[] = inOrder<CatalogueService>([
  ...furtherServices,
  ...ofServices.flatMap(({ catalogue }) => catalogue ?? []),
]);

/** Services of the quote page, of a site that has these. */
export const quoteServicesOf = (entries: readonly ServiceEntry[]): readonly Option[] =>
  inOrder<Option>([
    ...entries.flatMap(({ options }) => options.quote ?? []),
    { order: LAST, value: 'building-inspections', label: 'Building Inspections' },
  ]);

/** Services of the quote page. */
export const quoteServices = quoteServicesOf(serviceEntries);

/** Locations of the popup, hero and contact forms. */
export const locations: readonly Option[] = inOrder<Option>([
  ...ofAreas.flatMap((area) => area.locations),
  { order: LAST, value: 'other', label: 'Somewhere else' },
]);

/** What a location or address field suggests. */
export const suburbSuggestions: readonly string[] = [
  ...new Set(
    [...regions, ...inOrder(ofAreas.flatMap(({ suburbs }) => suburbs))].map(({ label }) => label),
  ),
];

/** What the location holds on a phone set to the firm's time zone. */
export const locationPreset = {
  value: business.city,
  label: business.city,
} as const satisfies Option;

function optionsOfService(pathname: string): ServiceOptions {
  const service = pathname.startsWith('/services/') ? serviceByPath(pathname) : undefined;
  return serviceEntries.find(({ slug }) => slug === service?.slug)?.options ?? {};
}

/** The one location of the area whose page this is; none where the area has several. */
function locationAt(pathname: string): string | undefined {
  const area = pathname.startsWith('/areas/') ? areaByPath(pathname) : undefined;
  const locations = areaEntries.find(({ id }) => id === area?.id)?.options.locations ?? [];
  return locations.length === 1 ? locations[0]?.value : undefined;
}

/** What the page that the popup is opened on answers in it: '/services/masonry' the service, an area's page the location. */
export function popupAnswersAt(pathname: string): Readonly<Record<string, string>> {
  const { popup, closest } = optionsOfService(pathname);
  const answers = { service: popup?.value ?? closest, location: locationAt(pathname) };
  return Object.fromEntries(
    Object.entries(answers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
}

/** The service of the wider catalogue whose page this is; empty on other pages. */
export function catalogueServiceAt(pathname: string): string {
  return optionsOfService(pathname).catalogue?.value ?? '';
}
