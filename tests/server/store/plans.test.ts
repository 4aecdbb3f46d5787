import { expect, test, vi } from 'vitest';
import { formTypes } from '#contract/form-types.ts';
import { paths } from '#contract/paths.ts';
import type { Claimed } from '#server/store/engine.ts';
import type { Store } from '#server/store/store.ts';
import { onPostgres } from '../support/databases.ts';
import { aLead, corrected } from '../support/lead.ts';
import { asOwner } from '../support/owner.ts';
import { aServer, sendLead } from '../support/server.ts';
import { sqliteOf } from '../support/sqlite.ts';

/** Tables that grow with every lead. */
const GROWING = /^SCAN (leads|versions|jobs|attempts|tombstones|photos)\b/;
const DESTINATION = 'https://hooks.example';

test.skipIf(onPostgres)(
  'nothing that a visitor, the queue or one press of the owner waits for reads a whole table',
  async () => {
    const server = await aServer({ LEADS_WEBHOOK_URL: DESTINATION });
    const asked = statementsOf(server.store);
    const lead = aLead();
    await sendLead(server.app, lead);
    await sendLead(server.app, lead);
    await sendLead(server.app, corrected(lead, 'It leans more.'));
    await workQueue(server.store);
    const owner = await asOwner(server.app);
    const url = `${paths.adminLeads}/${lead.envelope.submissionId}`;
    await owner({ url });
    await owner({ method: 'POST', url: `${url}/send` });
    for (const payload of [{ handled: true }, { spam: true }, { spam: false }]) {
      await owner({ method: 'PATCH', url, payload });
    }
    await owner({ method: 'DELETE', url });
    await sendLead(server.app, lead);
    const plans = [...asked].map((text) => [text, planOf(server.store, text)] as const);
    expect(plans.filter(([text]) => text.includes('"jobs"')).length).toBeGreaterThan(5);
    expect(plans.filter(([, plan]) => plan.some((step) => GROWING.test(step)))).toEqual([]);
  },
);

test.skipIf(onPostgres)(
  'the next job and the time of the next one are each one seek a form type',
  async () => {
    const { store } = await aServer();
    const asked = statementsOf(store);
    await store.jobs.claim({ formTypes, destination: DESTINATION, now: 0 });
    await store.jobs.earliestDue(formTypes);
    const plans = [...asked].map((text) => planOf(store, text).join('\n'));
    expect(plans).toHaveLength(2);
    for (const plan of plans) expect(plan).toMatch(/SEARCH jobs USING COVERING INDEX jobs_due/);
  },
);

/** Claims, tries, postpones and looks for work, as the forwarder does. */
async function workQueue({ jobs }: Store): Promise<void> {
  const now = Date.now();
  const at = new Date(now).toISOString();
  const attempt = { at, host: 'hooks.example', status: 503, error: null, durationMs: 1 };
  const job = await jobs.claim({ formTypes, destination: DESTINATION, now });
  if (job === null) throw new Error('nothing is queued');
  const claimed: Claimed = { id: job.id, destination: DESTINATION };
  await jobs.moments(job);
  await jobs.settle({ ...claimed, attempts: 0 }, { ...attempt, result: 'retry' }, now + 1000);
  const due = (await jobs.earliestDue(formTypes)) ?? 0;
  await jobs.endFalseWaits(formTypes, due, { now: now - 3_600_000, longestMs: 500 });
  await jobs.bringForward(formTypes, now, now + 500);
  await jobs.earliestDue(formTypes);
  await jobs.settle({ ...claimed, attempts: 0 }, { ...attempt, result: 'delivered' }, 0);
  await jobs.cancelFormType('hero_contact');
}

/** What is asked of the database from now on, each statement once. */
function statementsOf(store: Store): ReadonlySet<string> {
  const texts = new Set<string>();
  const sqlite = sqliteOf(store);
  const prepare = sqlite.prepare.bind(sqlite);
  vi.spyOn(sqlite, 'prepare').mockImplementation((text) => {
    texts.add(text);
    return prepare(text);
  });
  return texts;
}

function planOf(store: Store, text: string): string[] {
  if (!/^(select|insert|update|delete|with)\b/i.test(text)) return [];
  const rows = sqliteOf(store).prepare(`explain query plan ${text}`).all();
  return rows.map(({ detail }) => String(detail));
}
