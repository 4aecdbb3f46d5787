import { parse } from 'csv-parse/sync';
import { exportColumns } from '#content/admin/export.ts';
import { expect, test } from 'vitest';
import { chosenAnswerSchema, MOST_CHOSEN } from '#contract/admin/leads.ts';
import { paths } from '#contract/paths.ts';
import { aLead } from '../support/lead.ts';
import { asOwner, inbox, leadDetail } from '../support/owner.ts';
import { aServer, sendLead } from '../support/server.ts';

/** An inbox with so many leads; their ids. */
async function anInbox(count: number) {
  const { app } = await aServer();
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const lead = aLead();
    await sendLead(app, lead);
    ids.push(lead.envelope.submissionId);
  }
  const owner = await asOwner(app);
  const change = async (leads: { id: string; ifVersion: number }[], to: object) => {
    const payload = { leads, change: to };
    const answer = await owner({ method: 'POST', url: paths.adminLeadChanges, payload });
    return answer.statusCode === 200 ? chosenAnswerSchema.parse(answer.json()).leads : answer;
  };
  return { app, ids, owner, change };
}

test('one change of several leads is made to each by itself; who came too late is told which were not', async () => {
  const { app, ids, owner, change } = await anInbox(3);
  const [first = '', second = '', third = ''] = ids;
  await owner({
    method: 'PATCH',
    url: `${paths.adminLeads}/${second}`,
    payload: { note: 'Mine.' },
  });
  await owner({ method: 'DELETE', url: `${paths.adminLeads}/${third}` });
  const seen = ids.map((id) => ({ id, ifVersion: 0 }));
  expect(await change(seen, { stage: 'archived', by: 'Peter' })).toEqual([
    { id: first, outcome: 'changed' },
    { id: second, outcome: 'stale' },
    { id: third, outcome: 'gone' },
  ]);
  expect((await leadDetail(app, first)).events).toMatchObject([
    { kind: 'stage', text: 'archived', author: 'Peter' },
  ]);
  expect((await leadDetail(app, second)).work).toMatchObject({ stage: 'new', version: 1 });
});

test('several leads are marked as spam, and let through again', async () => {
  const { app, ids, change } = await anInbox(2);
  const at = (ifVersion: number) => ids.map((id) => ({ id, ifVersion }));
  await change(at(0), { spam: true });
  expect((await inbox(app)).map(({ spam }) => spam)).toEqual(['owner', 'owner']);
  await change(at(1), { spam: false });
  expect((await inbox(app)).map(({ spam }) => spam)).toEqual([null, null]);
});

test('the chosen leads are exported, and no others', async () => {
  const { ids, owner } = await anInbox(3);
  const payload = { ids: [ids[0], ids[2], 'unknown'] };
  const csv = await owner({ method: 'POST', url: paths.adminLeadsCsv, payload });
  const rows: Record<string, string>[] = parse(csv.body, { columns: true, bom: true });
  expect(rows.map((row) => row[exportColumns.id])).toEqual([ids[2], ids[0]]);
});

test('no more are changed or exported at once than the contract says', async () => {
  const { owner } = await anInbox(0);
  const ids = Array.from({ length: MOST_CHOSEN + 1 }, (_, index) => `${index}`);
  const leads = ids.map((id) => ({ id, ifVersion: 0 }));
  const changes = { leads, change: { stage: 'won' } };
  const post = (url: string, payload: object) => owner({ method: 'POST', url, payload });
  expect((await post(paths.adminLeadChanges, changes)).statusCode).toBe(400);
  expect((await post(paths.adminLeadsCsv, { ids })).statusCode).toBe(400);
});
