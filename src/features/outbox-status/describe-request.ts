import { assessmentLevels } from '#content/forms/assessment-options.ts';
import { optionLabel } from '#content/forms/option-label.ts';
import {
  contactServices,
  locations,
  popupServices,
  quoteServices,
  serviceCatalogue,
} from '#content/forms/options.ts';
import type { Option } from '#content/forms/types.ts';
import type { RequestSummary } from '#content/requests.ts';
import type { Envelope } from '#contract/envelope.ts';

const services: readonly Option[] = [
  ...popupServices,
  ...contactServices,
  ...quoteServices,
  ...serviceCatalogue,
  ...assessmentLevels,
];

/** What a request says, as a person would read it: labels in the place of option values. */
export function describeRequest(envelope: Envelope): RequestSummary {
  const data: Readonly<Record<string, unknown>> = envelope.data;
  const first = (...keys: readonly string[]): string => {
    for (const key of keys) {
      const value = data[key];
      if (typeof value === 'string' && value !== '') return value;
    }
    return '';
  };
  return {
    name: first('name') || `${first('firstName')} ${first('lastName')}`.trim(),
    phone: first('phone'),
    service: optionLabel(services, first('service', 'serviceType', 'assessmentLevel', 'topic')),
    location: optionLabel(locations, first('location', 'address')),
    message: first('message', 'description', 'concerns', 'feedback'),
  };
}
