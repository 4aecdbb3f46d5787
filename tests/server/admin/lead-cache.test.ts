import { expect, test } from 'vitest';
import { CACHE_SIZE, leadCacheSchema } from '#contract/admin/leads.ts';
import { paths } from '#contract/paths.ts';
import { aLead, corrected } from '../support/lead.ts';
import { asOwner } from '../support/owner.ts';
import { aServer, sendLead } from '../support/server.ts';

async function setUp() {
  const { app } = await aServer();
  const owner = await asOwner(app);
  const copy = async () =>
    leadCacheSchema.parse((await owner({ url: paths.adminLeadsCache })).json());
  return { app, owner, copy };
}

test('the copy for the phone has each lead with its newest words and what was done about it', async () => {
  const { app, owner, copy } = await setUp();
  expect((await copy()).leads).toEqual([]);
  const lead = aLead();
  await sendLead(app, lead);
  await sendLead(app, corrected(lead, 'Both parapets lean.'));
  const url = `${paths.adminLeads}/${lead.envelope.submissionId}`;
  await owner({ method: 'PATCH', url, payload: { stage: 'contacted', note: 'Rings back.' } });
  await sendLead(app, aLead({ data: { name: 'Sam Li' } }));
  const [newest, older] = (await copy()).leads;
  expect([newest?.name, newest?.events]).toEqual(['Sam Li', []]);
  expect(older).toMatchObject({
    phone: '0491 570 006',
    message: 'Both parapets lean.',
    envelope: { revision: 2, data: { urgency: 'standard' } },
    work: { stage: 'contacted' },
    events: [
      { kind: 'stage', text: 'contacted' },
      { kind: 'note', text: 'Rings back.' },
    ],
  });
});

test('the copy has the newest leads and, once each, older ones to be followed up', async () => {
  const { app, owner, copy } = await setUp();
  const leads = Array.from({ length: CACHE_SIZE + 2 }, () => aLead());
  for (const lead of leads) await sendLead(app, lead);
  const ids = leads.map(({ envelope }) => envelope.submissionId);
  const followUp = async (id: string | undefined) =>
    owner({
      method: 'PATCH',
      url: `${paths.adminLeads}/${id}`,
      payload: { followUp: '2026-01-05' },
    });
  await followUp(ids[0]);
  await followUp(ids.at(-1));
  const kept = (await copy()).leads.map(({ id }) => id);
  expect(kept).toEqual([...ids.slice(2).reverse(), ids[0]]);
}, 120_000);

test('the copy is for who is signed in', async () => {
  const { app } = await aServer();
  expect((await app.inject({ url: paths.adminLeadsCache })).statusCode).toBe(401);
});
