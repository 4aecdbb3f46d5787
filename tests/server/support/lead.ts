import { randomUUID } from 'node:crypto';
import type { Envelope, LeadRequest } from '#contract/envelope.ts';

type HeroEnvelope = Extract<Envelope, { formType: 'hero_contact' }>;
type Change = Partial<Omit<HeroEnvelope, 'data'>> & { data?: Partial<HeroEnvelope['data']> };

/** A hero enquiry as a person would send it; `change` replaces parts of its envelope. */
export function aLead(change: Change = {}): LeadRequest & { envelope: HeroEnvelope } {
  const { data, ...rest } = change;
  return {
    envelope: {
      submissionId: randomUUID(),
      revision: 1,
      timestamp: '2026-03-02T01:02:03.000Z',
      source: 'https://ashlarandsons.example',
      formType: 'hero_contact',
      ...rest,
      data: {
        phone: '0491 570 006',
        phoneE164: '+61491570006',
        name: 'Mary O’Neill',
        email: 'mary@example.com',
        service: 'masonry',
        urgency: 'standard',
        location: 'inner-west',
        message: 'The parapet leans.',
        formName: 'Hero Section Contact',
        userAgent: 'test',
        referrer: '',
        pageUrl: 'https://ashlarandsons.example/',
        ...data,
      },
    },
    guard: { trap: '', fillMs: 20_000 },
  };
}

/** The same lead as the visitor corrected it. */
export function corrected(lead: LeadRequest, message: string, revision = 2) {
  const { submissionId } = lead.envelope;
  return aLead({ submissionId, revision, data: { message } });
}
