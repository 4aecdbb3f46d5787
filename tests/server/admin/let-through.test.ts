import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { paths } from '#contract/paths.ts';
import { aLead, corrected } from '../support/lead.ts';
import { mailThrough, OWNER } from '../support/mail-server.ts';
import { asOwner, leadDetail } from '../support/owner.ts';
import { aServer, sendLead } from '../support/server.ts';

const caught = { trap: 'x', fillMs: 0 };

/** A lead that is held back, where a webhook and an address wait for leads; nothing is sent yet. */
async function heldBack() {
  const { app, store } = await aServer({
    LEADS_WEBHOOK_URL: 'https://crm.example.net/in',
    ...mailThrough({ url: 'smtp://127.0.0.1:9' }),
  });
  const lead = { ...aLead(), guard: caught };
  const id = lead.envelope.submissionId;
  await sendLead(app, lead);
  const owner = await asOwner(app);
  const outcome = async () => ({
    spam: (await leadDetail(app, id)).spam,
    queued: await store.db.selectFrom('jobs').select(['revision', 'state']).execute(),
    told: await store.db.selectFrom('notices').select(['recipient', 'state']).execute(),
  });
  return { app, store, lead, id, owner, outcome };
}

describe('a lead that the owner lets through', () => {
  const letThrough = { spam: false };
  const alone = (id: string) =>
    ({ method: 'PATCH', url: `${paths.adminLeads}/${id}`, payload: letThrough }) as const;
  const amongOthers = (id: string) =>
    ({
      method: 'POST',
      url: paths.adminLeadChanges,
      payload: { leads: [{ id, ifVersion: 0 }], change: letThrough },
    }) as const;

  test.each([
    ['alone', 'the queue', 'jobs', alone],
    ['alone', 'the notices', 'notices', alone],
    ['among others', 'the queue', 'jobs', amongOthers],
    ['among others', 'the notices', 'notices', amongOthers],
  ])(
    '%s, while %s cannot be written, stays held back, and goes on at the second press',
    async (_how, _what, table, call) => {
      const { store, id, owner, outcome } = await heldBack();
      await sql`alter table ${sql.table(table)} rename to elsewhere`.execute(store.db);
      expect((await owner(call(id))).statusCode).toBeGreaterThanOrEqual(500);
      await sql`alter table elsewhere rename to ${sql.table(table)}`.execute(store.db);
      expect(await outcome()).toEqual({ spam: 'trap', queued: [], told: [] });
      expect((await owner(call(id))).statusCode).toBe(200);
      expect(await outcome()).toEqual({
        spam: null,
        queued: [{ revision: 1, state: 'pending' }],
        told: [{ recipient: OWNER, state: 'pending' }],
      });
    },
  );

  test('goes on as its visitor has just corrected it', async () => {
    const { app, store, lead, id, owner, outcome } = await heldBack();
    const saved = store.webhooks.saved;
    vi.spyOn(store.webhooks, 'saved').mockImplementationOnce(async () => {
      await sendLead(app, { ...corrected(lead, 'Two parapets lean.'), guard: caught });
      return saved();
    });
    expect((await owner(alone(id))).statusCode).toBe(200);
    expect(await outcome()).toMatchObject({ queued: [{ revision: 2, state: 'pending' }] });
  });

  test('does not go on where the owner has marked it as spam and the webhook has it', async () => {
    const { store, id, owner, outcome } = await heldBack();
    await owner(alone(id));
    await store.db.updateTable('jobs').set({ state: 'delivered' }).execute();
    await owner({ ...alone(id), payload: { spam: true } });
    await owner(alone(id));
    expect(await outcome()).toMatchObject({ queued: [{ revision: 1, state: 'delivered' }] });
  });
});
