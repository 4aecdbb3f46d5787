import { createCollection, localOnlyCollectionOptions } from '@tanstack/db';
import { NonRetriableError, startOfflineExecutor } from '@tanstack/offline-transactions';
import { leadRequestSchema, type LeadRequest } from '../../../../src/contract/envelope.ts';
import { startForm, type Fate } from './form.ts';
import { post } from './post.ts';

/** How long the page waits for an answer before it says that the lead is saved; as the site does. */
const ANSWER_WAIT_MS = 4_000;

/** Statuses that say 'later'; any other 4xx is not tried again. */
const LATER = [408, 425, 429];

const leads = createCollection(
  localOnlyCollectionOptions<LeadRequest, string>({
    id: 'leads',
    getKey: ({ envelope }) => envelope.submissionId,
  }),
);

const executor = startOfflineExecutor({
  collections: { leads },
  mutationFns: {
    sendLead: async ({ transaction }) => {
      for (const { modified } of transaction.mutations) {
        const { ok, status } = await post(leadRequestSchema.parse(modified));
        if (ok) continue;
        const refused = status >= 400 && status < 500 && !LATER.includes(status);
        throw refused ? new NonRetriableError(`HTTP ${status}`) : new Error(`HTTP ${status}`);
      }
    },
  },
});

async function isKept(id: string): Promise<boolean> {
  return (await executor.peekOutbox()).some(({ idempotencyKey }) => idempotencyKey === id);
}

await executor.waitForInit();

startForm(async (lead) => {
  const id = lead.envelope.submissionId;
  const transaction = executor.createOfflineTransaction({
    mutationFnName: 'sendLead',
    autoCommit: false,
    idempotencyKey: id,
  });
  transaction.mutate(() => leads.insert(lead));
  const answered: Promise<Fate> = transaction.commit().then(
    () => 'delivered',
    () => 'failed',
  );
  const waited = new Promise<null>((resolve) => setTimeout(() => resolve(null), ANSWER_WAIT_MS));
  const fate = await Promise.race([answered, waited]);
  if (fate !== null) return fate;
  return (await isKept(id)) ? 'saved' : answered;
});
