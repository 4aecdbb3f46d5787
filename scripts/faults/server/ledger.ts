import { randomUUID } from 'node:crypto';

/** A lead that was sent: what must be in the inbox once it was acknowledged. */
export type SentLead = { readonly id: string; readonly body: string };

/** Answers that replace those of a lead. */
type Answers = Readonly<Record<string, string | number>>;

/** Who sent what, and what the server answered for. */
export type Ledger = ReturnType<typeof createLedger>;

export function createLedger() {
  const receipts = new Map<string, string>();
  const unanswered = new Set<string>();
  /** Those whose last sending is over without a receipt. */
  const waiting = new Map<string, SentLead>();
  let sent = 0;
  let toldToWait = 0;
  let serverErrors = 0;
  let changedReceipts = 0;
  return {
    receipts: receipts as ReadonlyMap<string, string>,
    /** A new lead, or one of those that no answer came for, as an outbox sends it again. */
    next(more: Answers = {}): SentLead {
      const [again] = waiting.values();
      if (again) {
        waiting.delete(again.id);
        return again;
      }
      sent += 1;
      const lead = newLead(undefined, more);
      unanswered.add(lead.id);
      return lead;
    },
    /** A sending is over: without a receipt it is repeated. */
    giveBack(lead: SentLead): void {
      if (unanswered.has(lead.id)) waiting.set(lead.id, lead);
    },
    acknowledge(id: string, receipt: string): void {
      unanswered.delete(id);
      const before = receipts.get(id);
      if (before !== undefined && before !== receipt) changedReceipts += 1;
      receipts.set(id, receipt);
    },
    waits: (): void => void (toldToWait += 1),
    fails: (): void => void (serverErrors += 1),
    countSent: (): void => void (sent += 1),
    hasUnanswered: (): boolean => unanswered.size > 0,
    figures: () => ({
      sent,
      acknowledged: receipts.size,
      toldToWait,
      serverErrors,
      changedReceipts,
    }),
  };
}

/** A hero enquiry as the site sends it, with `more` answers. The phone number is from a range set aside for fiction. */
export function newLead(id: string = randomUUID(), more: Answers = {}): SentLead {
  const envelope = {
    submissionId: id,
    revision: 1,
    timestamp: new Date().toISOString(),
    source: 'https://www.firm.example',
    formType: 'hero_contact',
    data: {
      phone: '0491 570 006',
      phoneE164: '+61491570006',
      name: 'Maeve Stone',
      email: `visitor.${id.slice(0, 8)}@example.com`,
      service: 'masonry',
      urgency: 'standard',
      location: 'inner-west',
      message: 'The parapet on the street side leans out.',
      formName: 'Hero Section Contact',
      userAgent: 'faults',
      referrer: '',
      pageUrl: 'https://www.firm.example/',
      ...more,
    },
  };
  const guard = { trap: '', fillMs: 20_000, prefilled: false, touched: true };
  return { id, body: JSON.stringify({ envelope, guard }) };
}
