import { answerNames, requests } from '#content/requests.ts';
import type { Failure } from '#outbox/core/record.ts';

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
