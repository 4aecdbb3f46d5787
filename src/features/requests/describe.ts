import { assessmentLevels } from '#content/forms/assessment-options.ts';
import { optionLabel } from '#content/forms/choices.ts';
import {
  contactServices,
  locations,
  popupServices,
  quoteServices,
  serviceCatalogue,
} from '#content/forms/options.ts';
import type { Option } from '#content/forms/types.ts';
import { answerNames, requests, type RequestSummary } from '#content/requests.ts';
import type { Envelope } from '#contract/envelope.ts';
import type { Failure } from '#outbox/core/record.ts';

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

const TOO_MANY = 429;

const SERVER_ERROR = 500;

/** Why the last attempt of a waiting request did not deliver, in plain words. */
export function reasonOf(failure: Failure): string {
  const { reasons } = requests;
  switch (failure.kind) {
    case 'network':
      return reasons.network;
    case 'timeout':
      return reasons.timeout;
    case 'no-receipt':
      return reasons.noReceipt;
    case 'interrupted':
      return reasons.interrupted;
    case 'http':
      if (failure.status === TOO_MANY) return reasons.rateLimited;
      return (failure.status ?? 0) >= SERVER_ERROR ? reasons.server : reasons.unknown;
  }
}

const nameOf = new Map<string, string>(Object.entries(answerNames));

/** What the receiver said of each field, with the field's name: 'Phone number: …'. */
export function fieldReasonsOf(failure: Failure): readonly string[] {
  return failure.fields.map(({ path, message }) => {
    // One of several choices stands under its number: envelope.data.extras.0.
    const answer = path.split('.').findLast((part) => nameOf.has(part));
    return answer === undefined ? message : `${nameOf.get(answer)}: ${message}`;
  });
}
