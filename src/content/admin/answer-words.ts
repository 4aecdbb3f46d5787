import { heardFrom } from '#contract/admin/by-hand.ts';
import type { FieldName } from '#contract/form-data.ts';
import { areaByPath, builtAreaEntries } from '../areas/index.ts';
import {
  assessmentExtras,
  assessmentLevels,
  assessmentTypes,
  buildingAges,
  propertyTypes,
  timeSlots,
} from '../forms/assessment-options.ts';
import {
  optionLabel,
  additionalServices,
  budgets,
  emergencyUrgency,
  enquiryUrgencies,
  popupSubjects,
  preferredContacts,
  quoteUrgencies,
} from '../forms/choices.ts';
import {
  builtParts,
  contactServices,
  locations,
  popupServices,
  quoteServices,
  serviceCatalogue,
} from '../forms/options.ts';
import type { Option } from '../forms/types.ts';
import { byHand } from './by-hand.ts';
import { builtServiceEntries, serviceByPath } from '../services/index.ts';

/** A lead may have come before its service or area was taken off the site. */
const built = {
  services: [
    ...builtServiceEntries.flatMap(({ options: { popup, contact, catalogue, quote } }) =>
      [popup, contact, catalogue, quote].filter((option) => option !== undefined),
    ),
    ...builtParts,
  ],
  locations: builtAreaEntries.flatMap(({ options }) => options.locations),
};

/** Every choice that a form has offered for a field. */
const choices: Partial<Record<FieldName, readonly Option[]>> = {
  service: [
    ...popupServices,
    ...contactServices,
    ...serviceCatalogue,
    ...built.services,
    // What the office chooses from.
    ...quoteServices,
  ],
  serviceType: [...quoteServices, ...serviceCatalogue, ...built.services],
  urgency: [emergencyUrgency, ...enquiryUrgencies, ...quoteUrgencies],
  location: [...locations, ...built.locations],
  asksFor: popupSubjects,
  preferredContact: preferredContacts,
  budget: budgets,
  additionalServices,
  propertyType: propertyTypes,
  buildingAge: buildingAges,
  assessmentTypes,
  assessmentLevel: assessmentLevels,
  timeSlot: timeSlots,
  extras: assessmentExtras,
};

const byField = new Map<string, readonly Option[]>([
  ...Object.entries(choices),
  // Of leads that the owner enters, which have a form of their own.
  ['heardFrom', heardFrom.map((value) => ({ value, label: byHand.sources[value] }))],
]);

/** The words of a choice, of several with commas between; null where any of it is not of the field's lists. */
export function choiceWords(field: string, value: unknown): string | null {
  const options = byField.get(field) ?? [];
  const labels = [value].flat().map((one) => options.find((option) => option.value === one)?.label);
  const known = labels.filter((label) => label !== undefined);
  return known.length > 0 && known.length === labels.length ? known.join(', ') : null;
}

/** An answer as the visitor read it: the words of a choice, else what was typed. */
export function answerWords(field: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => answerWords(field, one)).join(', ');
  if (value === null || value === undefined) return '';
  if (typeof value === 'object') return JSON.stringify(value);
  const text = String(value);
  const options = byField.get(field);
  return options ? optionLabel(options, text) : text;
}

/** Category of the leads that ask for an assessment at a fee, which is booked and not asked for. */
export const BOOKED_ASSESSMENT = 'booked-assessment';

/** Category of what the visitor chose or wrote and the site has no entry for. */
export const OTHER = 'other';

/** The one of leads that say nothing of it. */
export const NOT_SAID = '';

const NOT_SAID_WORDS = 'Not said';

/** What a service is called by which leads are counted. */
export function serviceWords(category: string): string {
  if (category === NOT_SAID) return NOT_SAID_WORDS;
  if (category === OTHER) return 'Something else';
  if (category === BOOKED_ASSESSMENT) return 'Assessment report';
  return serviceByPath(category)?.label ?? answerWords('service', category);
}

/** What an area is called by which leads are counted. */
export function areaWords(category: string): string {
  if (category === NOT_SAID) return NOT_SAID_WORDS;
  if (category === OTHER) return 'Somewhere else';
  return areaByPath(category)?.label ?? answerWords('location', category);
}
