import type { Envelope } from '#contract/envelope.ts';
import {
  contactServices,
  locations,
  popupServices,
  serviceCatalogue,
} from '#content/forms/options.ts';
import { assessmentLevels } from '#content/forms/assessment-options.ts';
import { quoteServices } from '#content/forms/quote-options.ts';
import type { Option } from '#content/forms/types.ts';
import type { RequestSummary } from '#content/requests.ts';

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
    service: labelOf(services, first('service', 'serviceType', 'assessmentLevel', 'topic')),
    location: labelOf(locations, first('location', 'address')),
    message: first('message', 'description', 'concerns', 'feedback'),
  };
}

function labelOf(options: readonly Option[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}
