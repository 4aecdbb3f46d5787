import { IDEMPOTENCY_HEADER, paths } from '../../../src/contract/paths.ts';
import { receiptSchema } from '../../../src/contract/envelope.ts';
import { ask, newAgent, type Answer } from './http.ts';
import type { Ledger, SentLead } from './ledger.ts';

export type Sending = {
  readonly ledger: Ledger;
  readonly origin: string;
  readonly senders: number;
  /** Ends the sending; what is under way is waited for. */
  readonly signal: AbortSignal;
  /** Waited for after each lead, so that sending can be held back. */
  readonly turn?: () => Promise<void>;
  readonly onAnswer?: (answer: Answer | null) => void;
};

/** Posts leads, each sender one after the other, those without an answer again. */
export async function sendLeads(sending: Sending): Promise<void> {
  const agent = newAgent(sending.senders);
  const sender = async () => {
    while (!sending.signal.aborted) {
      await sendOne(sending, agent, sending.ledger.next());
      await sending.turn?.();
    }
  };
  await Promise.all(Array.from({ length: sending.senders }, sender));
  agent.destroy();
}

/** Sends what no answer came for until there is nothing left of it. */
export async function sendRemaining(sending: Omit<Sending, 'signal'>): Promise<void> {
  const done = new AbortController();
  const finish = () => {
    if (!sending.ledger.hasUnanswered()) done.abort();
  };
  finish();
  const onAnswer = (answer: Answer | null) => {
    sending.onAnswer?.(answer);
    finish();
  };
  await sendLeads({ ...sending, senders: 1, onAnswer, signal: done.signal });
}

async function sendOne(
  { ledger, origin, onAnswer }: Sending,
  agent: ReturnType<typeof newAgent>,
  lead: SentLead,
): Promise<void> {
  const { id, body } = lead;
  const headers = { 'content-type': 'application/json', [IDEMPOTENCY_HEADER]: id };
  const answer = await ask(origin, agent, { method: 'POST', path: paths.leads, headers, body });
  note(ledger, id, answer);
  ledger.giveBack(lead);
  onAnswer?.(answer);
}

/** Writes down what an answer to a lead means. */
export function note(ledger: Ledger, id: string, answer: Answer | null): void {
  if (answer === null) return;
  if (answer.status === 200 || answer.status === 202) {
    ledger.acknowledge(id, receiptSchema.parse(JSON.parse(answer.body)).receipt);
  } else if (isRateLimited(answer)) ledger.waits();
  else if (answer.status >= 500) ledger.fails();
}

/** Whether a server that cannot take a request now says when it can. */
export function isRateLimited({ status, headers }: Answer): boolean {
  return (status === 429 || status === 503) && Number(headers['retry-after']) > 0;
}
