import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { type AuditEntry, auditPageSchema } from '#contract/admin/audit.ts';
import { OWNER_NAME_HEADER } from '#contract/admin/leads.ts';
import { paths } from '#contract/paths.ts';
import { backUpFolder } from '../support/backup.ts';
import { aLead } from '../support/lead.ts';
import { asOwner, PASSWORD, saveWebhook } from '../support/owner.ts';
import { aServer, freshFolder, sendLead } from '../support/server.ts';

type Server = Awaited<ReturnType<typeof aServer>>;

async function log({ app }: Server, query = ''): Promise<AuditEntry[]> {
  const owner = await asOwner(app);
  const answer = await owner({ url: `${paths.adminAudit}${query}` });
  return auditPageSchema.parse(answer.json()).entries;
}

const HOOK = 'https://hooks.zapier.com/hooks/catch/1234567/secretpart/';

describe('the audit log', () => {
  test('records who signed in and out, and who was refused, by their network', async () => {
    const server = await aServer({ TRUST_PROXY: '127.0.0.1' });
    const signIn = (password: string, from: string) =>
      server.app.inject({
        method: 'POST',
        url: paths.session,
        payload: { password },
        headers: { 'x-forwarded-for': from },
      });
    await signIn('a guess', '203.0.113.77');
    const { cookies } = await signIn(PASSWORD, '2001:db8:1:2:3:4:5:6');
    await server.app.inject({
      method: 'DELETE',
      url: paths.session,
      cookies: Object.fromEntries(cookies.map(({ name, value }) => [name, value])),
    });
    const entries = (await log(server)).slice(1).toReversed();
    expect(entries.map(({ kind, network }) => [kind, network])).toEqual([
      ['sign_in_refused', '203.0.113.0/24'],
      ['sign_in', '2001:db8:1::/48'],
      ['sign_out', '127.0.0.0/24'],
    ]);
    expect(JSON.stringify(entries)).not.toContain('guess');
  });

  test('records what a setting was changed from and to, and by whom', async () => {
    const server = await aServer();
    const owner = await asOwner(server.app);
    const headers = { [OWNER_NAME_HEADER]: encodeURIComponent('Zoë') };
    const quietHours = { from: '21:00', to: '06:30' };
    const payload = { quietHours };
    await owner({ method: 'PUT', url: paths.adminNotices, payload, headers });
    await owner({ method: 'PUT', url: paths.adminNotices, payload, headers });
    expect(await log(server, '?kind=settings')).toMatchObject([
      { actor: 'Zoë', subject: 'quietHours', from: '', to: JSON.stringify(quietHours) },
    ]);
  });

  test('names the host of a webhook and nothing secret of its URL', async () => {
    const server = await aServer();
    await saveWebhook(server.app, 'feedback', HOOK);
    const owner = await asOwner(server.app);
    await owner({ method: 'DELETE', url: `${paths.adminWebhooks}/feedback` });
    const shown = await owner({ method: 'POST', url: `${paths.adminWebhookSecret}/rotate` });
    const entries = await log(server, '?kind=webhooks');
    expect(entries).toMatchObject([
      { subject: 'secret', to: 'new' },
      { subject: 'feedback', from: 'hooks.zapier.com', to: '' },
      { subject: 'feedback', from: '', to: 'hooks.zapier.com' },
    ]);
    const text = JSON.stringify(entries);
    expect(text).not.toContain('secretpart');
    expect(text).not.toContain(String(shown.json().secret));
  });

  test('records exports without the words that were searched for', async () => {
    const server = await aServer();
    const owner = await asOwner(server.app);
    await owner({ url: paths.adminLeadsCsv });
    await owner({ url: `${paths.adminLeadsCsv}?text=Margaret` });
    await owner({ method: 'POST', url: paths.adminLeadsCsv, payload: { ids: [randomUUID()] } });
    const entries = await log(server, '?kind=export');
    expect(entries.map(({ subject, to }) => [subject, to])).toEqual([
      ['leads', '1'],
      ['leads', 'filtered'],
      ['leads', 'all'],
    ]);
    expect(JSON.stringify(entries)).not.toContain('Margaret');
  });

  test('records an erased lead by its number alone, once', async () => {
    const server = await aServer();
    const lead = aLead({ data: { message: 'unmistakable words' } });
    const { receipt } = (await sendLead(server.app, lead)).json();
    const owner = await asOwner(server.app);
    const url = `${paths.adminLeads}/${lead.envelope.submissionId}`;
    await Promise.all([owner({ method: 'DELETE', url }), owner({ method: 'DELETE', url })]);
    const entries = await log(server, '?kind=erasure');
    expect(entries).toMatchObject([{ subject: receipt, from: '', to: '' }]);
  });

  test('is exported as a table that begins with the newest entry', async () => {
    const server = await aServer();
    await saveWebhook(server.app, 'all', HOOK);
    const owner = await asOwner(server.app);
    const { body, headers } = await owner({ url: `${paths.adminAuditCsv}?kind=webhooks` });
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head, first, ...rest] = body.split('\r\n');
    expect(head).toContain('Who,What,Of what,From,To,Network');
    expect(first).toContain('Owner,Webhook changed,All other forms,,hooks.zapier.com,127.0.0.0/24');
    expect(rest).toEqual(['']);
  });

  test('comes in pages, each after the last entry of the one before', async () => {
    const server = await aServer();
    const { audit } = server.store;
    for (let number = 1; number <= 60; number += 1) {
      await audit.add({ ...entry, at: Date.now(), subject: String(number) });
    }
    const owner = await asOwner(server.app);
    const url = `${paths.adminAudit}?kind=people`;
    const first = auditPageSchema.parse((await owner({ url })).json());
    const second = auditPageSchema.parse(
      (await owner({ url: `${url}&cursor=${first.nextCursor}` })).json(),
    );
    const subjects = [...first.entries, ...second.entries].map(({ subject }) => Number(subject));
    expect(subjects).toEqual(Array.from({ length: 60 }, (_, index) => 60 - index));
    expect(second.nextCursor).toBeNull();
  });

  test('takes no more than some hundreds of refused sign-ins an hour', async () => {
    const server = await aServer({ TRUST_PROXY: '127.0.0.1' });
    for (let from = 0; from < 210; from += 1) {
      await server.app.inject({
        method: 'POST',
        url: paths.session,
        payload: { password: 'a guess' },
        headers: { 'x-forwarded-for': `198.51.${from}.1` },
      });
    }
    const { rows } = await sql`select new_value from audit where kind = 'sign_in_refused'
      order by id`.execute(server.store.db);
    expect(rows).toHaveLength(201);
    expect(rows.at(-1)).toEqual({ new_value: 'more' });
  });

  test('records a backup once, however often the server looks', async () => {
    const folder = freshFolder();
    const server = await aServer({ DATA_DIR: folder });
    await backUpFolder(folder);
    await server.notices.watch.look();
    await server.notices.watch.look();
    const entries = await log(server, '?kind=backup');
    expect(entries).toHaveLength(1);
    expect(Date.parse(entries[0]?.to ?? '')).toBeGreaterThan(Date.now() - 600_000);
  });
});

const entry = { actor: 'Mary', network: '', kind: 'people', subject: 'x' } as const;
const YEAR = 365.25 * 86_400_000;

describe('nobody rewrites the audit log', () => {
  test.each(['update audit set actor = $x', 'delete from audit'])(
    'not by %s',
    async (statement) => {
      const { store } = await aServer();
      await store.audit.add({ ...entry, at: Date.now() - 1.9 * YEAR });
      const query = sql.raw(statement.replace('$x', "'nobody'")).execute(store.db);
      await expect(query).rejects.toThrow('The audit log is append-only.');
      expect(await store.audit.list({ kind: 'people' }, null, 9)).toMatchObject([
        { actor: 'Mary' },
      ]);
    },
  );

  test('what is older than two years goes with the next entry', async () => {
    const { store } = await aServer();
    await store.audit.add({ ...entry, at: Date.now() - 1.9 * YEAR, subject: 'younger' });
    await store.audit.add({ ...entry, at: Date.now() - 2.1 * YEAR, subject: 'older' });
    await store.audit.add({ ...entry, at: Date.now(), subject: 'new' });
    const subjects = (await store.audit.list({ kind: 'people' }, null, 9)).map(
      ({ subject }) => subject,
    );
    expect(subjects).toEqual(['new', 'younger']);
  });
});
