import type { LeadSummary } from '../../src/contract/admin/leads.ts';

/** A lead as the inbox gets it; `change` replaces parts of it. */
export function aSummary(change: Partial<LeadSummary> = {}): LeadSummary {
  return {
    id: 'a',
    receipt: 'R-1',
    formType: 'lead_capture',
    revision: 1,
    receivedAt: '2026-03-02T01:00:00.000Z',
    updatedAt: '2026-03-02T01:00:00.000Z',
    handled: false,
    spam: null,
    heldBackFor: [],
    delivery: 'delivered',
    name: 'Mary Neill',
    phone: '',
    email: '',
    service: '',
    message: '',
    photoCount: 0,
    photosTakenBack: 0,
    photos: [],
    ...change,
  };
}
