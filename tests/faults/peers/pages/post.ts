import type { LeadRequest } from '../../../../src/contract/envelope.ts';
import { IDEMPOTENCY_HEADER, paths } from '../../../../src/contract/paths.ts';

/** Posts a lead to the same receiver, in the same way, as the site does. */
export function post(lead: LeadRequest): Promise<Response> {
  return fetch(paths.leads, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [IDEMPOTENCY_HEADER]: lead.envelope.submissionId,
    },
    body: JSON.stringify(lead),
  });
}
