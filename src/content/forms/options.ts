import { business } from '../business.ts';
import { areaEntries, regions } from '../areas/index.ts';
import { serviceEntries } from '../services/index.ts';
import { inOrder } from './in-order.ts';
import type { CatalogueService, Option, Placed } from './types.ts';

const ofServices = serviceEntries.map(({ options }) => options);
const ofAreas = areaEntries.map(({ options }) => options);

/** Places after those of any service. */
const LAST = 90;

const look = { value: 'assessment', label: 'Free assessment' } as const;
const advice = { value: 'consultation', label: 'Advice first, I am not sure' } as const;
const repointing = { value: 'repointing', label: 'Repointing' } as const;

/** Services of the assessment popup and the hero form. */
export const popupServices: readonly Option[] = inOrder<Option>([
  { order: 1, ...look },
  ...ofServices.flatMap(({ popup }) => popup ?? []),
  { order: LAST, ...repointing },
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
  {
    order: 9,
    ...repointing,
    description: 'Joints raked out by hand and filled with the right mortar',
    popular: false,
  },
  {
    order: LAST,
    value: 'retaining-walls',
    label: 'Retaining walls',
    description: 'Leaning walls drained, rebuilt and certified',
    popular: false,
  },
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

/** Services of the quote page. */
export const quoteServices: readonly Option[] = inOrder<Option>([
  ...ofServices.flatMap(({ quote }) => quote ?? []),
  { order: LAST, value: 'building-inspections', label: 'Building Inspections' },
]);

/** Locations of the popup, hero and contact forms. */
export const locations: readonly Option[] = inOrder<Option>([
  ...ofAreas.flatMap((area) => area.locations),
  { order: LAST, value: 'other', label: 'Somewhere else' },
]);

/** What a location or address field suggests. */
export const suburbSuggestions: readonly string[] = [
  ...regions,
  ...inOrder(ofAreas.flatMap(({ suburbs }) => suburbs)),
].map(({ label }) => label);

/** What the popup is opened for. */
export const popupSubjects = [
  { value: 'assessment', label: 'Free assessment' },
  { value: 'quote', label: 'Quote' },
] as const satisfies readonly Option[];

/** How the home contact form asks to be answered. */
export const preferredContacts = [
  { value: 'phone', label: 'Phone' },
  { value: 'email', label: 'Email' },
] as const satisfies readonly Option[];

/** What the location holds on a phone set to the firm's time zone. */
export const locationPreset = {
  value: business.city,
  label: business.city,
} as const satisfies Option;
