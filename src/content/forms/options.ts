import type { CatalogueService, Option } from './types.ts';

/** Services of the assessment popup and the hero form. */
export const popupServices = [
  { value: 'assessment', label: 'A free look at the building' },
  { value: 'masonry', label: 'Masonry and brickwork' },
  { value: 'heritage', label: 'Heritage and stone restoration' },
  { value: 'structural', label: 'Structural repairs' },
  { value: 'concrete', label: 'Concrete repairs' },
  { value: 'repointing', label: 'Repointing' },
  { value: 'consultation', label: 'Advice first, I am not sure' },
] as const satisfies readonly Option[];

export type PopupService = (typeof popupServices)[number]['value'];

/** Services of the home contact section. */
export const contactServices = [
  { value: 'masonry', label: 'Masonry and brickwork' },
  { value: 'restoration', label: 'Stone and building restoration' },
  { value: 'structural', label: 'Structural repairs' },
  { value: 'foundation', label: 'Foundation repairs' },
  { value: 'assessment', label: 'A free look at the building' },
  { value: 'consultation', label: 'Advice first, I am not sure' },
] as const satisfies readonly Option[];

/** The wider catalogue: twelve entries, the first three popular. */
export const serviceCatalogue = [
  {
    value: 'assessment',
    label: 'A free look at the building',
    description: 'We look, tap and measure, then tell you what is wrong and what can wait',
    popular: true,
  },
  {
    value: 'masonry',
    label: 'Masonry and brickwork',
    description: 'Brick and stone walls built, rebuilt and made sound',
    popular: true,
  },
  {
    value: 'heritage',
    label: 'Heritage restoration',
    description: 'Listed buildings and conservation areas, in lime and matching stone',
    popular: true,
  },
  {
    value: 'structural',
    label: 'Structural repairs',
    description: 'Cracked walls, rusted lintels, failed ties',
    popular: false,
  },
  {
    value: 'building-restoration',
    label: 'Building restoration',
    description: 'Whole façades brought back: cleaning, repairs, render, paint',
    popular: false,
  },
  {
    value: 'concrete-repairs',
    label: 'Concrete repairs',
    description: 'Spalled slabs, soffits and columns cut out, treated and rebuilt',
    popular: false,
  },
  {
    value: 'foundation-repairs',
    label: 'Foundation repairs',
    description: 'Underpinning and drainage where the ground has moved',
    popular: false,
  },
  {
    value: 'remedial-building',
    label: 'Remedial building',
    description: 'Leaks, membranes and strata defects traced to the cause',
    popular: false,
  },
  {
    value: 'repointing',
    label: 'Repointing',
    description: 'Joints raked out by hand and filled with the right mortar',
    popular: false,
  },
  {
    value: 'stone-restoration',
    label: 'Stone restoration',
    description: 'Sandstone indented, pinned, dressed and cleaned',
    popular: false,
  },
  {
    value: 'retaining-walls',
    label: 'Retaining walls',
    description: 'Leaning walls drained, rebuilt and certified',
    popular: false,
  },
  {
    value: 'consultation',
    label: 'Consultation',
    description: 'An hour of plain advice before you commit to anything',
    popular: false,
  },
] as const satisfies readonly CatalogueService[];

/** Locations of the popup, hero and contact forms. */
export const locations = [
  { value: 'sydney-cbd', label: 'Sydney CBD' },
  { value: 'eastern-suburbs', label: 'Eastern Suburbs' },
  { value: 'north-shore', label: 'North Shore' },
  { value: 'inner-west', label: 'Inner West' },
  { value: 'northern-beaches', label: 'Northern Beaches' },
  { value: 'hills-district', label: 'Hills District' },
  { value: 'western-sydney', label: 'Western Sydney' },
  { value: 'south-sydney', label: 'South Sydney' },
  { value: 'other', label: 'Somewhere else' },
] as const satisfies readonly Option[];

/** What a location or address field suggests. */
export const suburbSuggestions = [
  'Sydney CBD',
  'North Sydney',
  'Eastern Suburbs',
  'Inner West',
  'Northern Beaches',
  'Hills District',
  'Western Sydney',
  'South Sydney',
  'Parramatta',
  'Bondi',
  'Manly',
  'Chatswood',
  'Hornsby',
  'Blacktown',
  'Sutherland',
] as const;

/** How the home contact form asks to be answered. */
export const preferredContacts = [
  { value: 'phone', label: 'Phone' },
  { value: 'email', label: 'Email' },
] as const satisfies readonly Option[];

/** What the location holds on a phone set to Sydney's time. */
export const locationPreset = { value: 'Sydney', label: 'Sydney' } as const satisfies Option;
