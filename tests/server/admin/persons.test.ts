import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { personExportSchema, personLeadsSchema } from '#contract/admin/persons.ts';
import { paths } from '#contract/paths.ts';
import { eventually } from '../../support/eventually.ts';
import { backUpFolder, restoreInto } from '../support/backup.ts';
import { aLead, corrected } from '../support/lead.ts';
import { asOwner } from '../support/owner.ts';
import { announced, aPicture, upload } from '../support/photo.ts';
import { aListeningServer, aServer, freshFolder, sendLead } from '../support/server.ts';
import { placesOf } from '../support/words.ts';

type Server = Pick<Awaited<ReturnType<typeof aServer>>, 'app' | 'store' | 'notices'>;

const PHONE = '0412 345 678';
const EMAIL = 'Margaret.Quillfeather+site@gmail.com';
const NAME = 'Margaret Quillfeather';
const WORD = 'unmistakable';

/** A lead of Margaret's, with a photograph, a note and whatever else knows of her. */
async function leaveTraces(server: Server) {
  const lead = aLead({
    data: { name: NAME, phone: PHONE, email: EMAIL, message: `${WORD} words`, photoCount: 1 },
  });
  const { submissionId } = lead.envelope;
  await sendLead(server.app, lead);
  await sendLead(server.app, corrected(lead, `more ${WORD} words`));
  await upload(server.app, announced(await aPicture(), submissionId));
  const owner = await asOwner(server.app);
  const url = `${paths.adminLeads}/${submissionId}`;
  const payload = { note: `said ${WORD} things`, by: 'Zoë', changeId: crypto.randomUUID() };
  await owner({ method: 'PATCH', url, payload });
  await server.store.notices.addMessage({
    topic: 'summary:2026-03-02',
    message: JSON.stringify({ title: '1 waits', text: NAME, path: '/admin' }),
    recipients: [{ channel: 'email', recipient: 'office@example.com' }],
    at: Date.now() + 86_400_000,
  });
  return submissionId;
}

async function find({ app }: Server, contact: string) {
  const owner = await asOwner(app);
  const answer = await owner({ method: 'POST', url: paths.adminPersons, payload: { contact } });
  return personLeadsSchema.parse(answer.json()).leads;
}

const post = async ({ app }: Server, what: string, payload: object) =>
  (await asOwner(app))({ method: 'POST', url: `${paths.adminPersons}/${what}`, payload });

describe('a person is found', () => {
  test.each(['+61 412 345 678', '0412345678', 'margaretquillfeather@googlemail.com', EMAIL])(
    'by %s over all leads, spam too, with those that share another of their contacts',
    async (contact) => {
      const server = await aServer();
      const both = aLead({ data: { phone: PHONE, email: EMAIL } });
      const byPhone = aLead({ data: { phone: PHONE, email: 'm@example.com' } });
      const byMail = aLead({ data: { phone: '0298765432', email: EMAIL } });
      const other = aLead({ data: { phone: '0298765433', email: 'other@example.com' } });
      for (const lead of [both, byPhone, byMail, other]) await sendLead(server.app, lead);
      const owner = await asOwner(server.app);
      const url = `${paths.adminLeads}/${both.envelope.submissionId}`;
      await owner({ method: 'PATCH', url, payload: { spam: true } });
      const found = await find(server, contact);
      expect(found.map(({ id }) => id)).toEqual(
        [byMail, byPhone, both].map(({ envelope }) => envelope.submissionId),
      );
      const direct = found.filter(({ isDirect }) => isDirect).map(({ id }) => id);
      const sharing = contact.includes('@') ? byMail : byPhone;
      expect(direct).toEqual([sharing.envelope.submissionId, both.envelope.submissionId]);
    },
  );

  test('by nothing but a phone or an address', async () => {
    const server = await aServer();
    await sendLead(server.app, aLead({ data: { message: '' } }));
    expect(await find(server, 'Mary')).toEqual([]);
  });
});

test('a person gets a copy of all that is kept of them, and photographs as a zip file', async () => {
  const server = await aListeningServer();
  const id = await leaveTraces(server);
  const copy = personExportSchema.parse((await post(server, 'export', { ids: [id] })).json());
  expect(copy.leads).toHaveLength(1);
  expect(copy.leads[0]?.versions.map(({ envelope }) => envelope.data['message'])).toEqual([
    `more ${WORD} words`,
    `${WORD} words`,
  ]);
  expect(copy.leads[0]?.events).toMatchObject([{ kind: 'note', text: `said ${WORD} things` }]);
  const zip = await post(server, 'photos', { ids: [id] });
  expect(zip.headers['content-type']).toBe('application/zip');
  expect(zip.rawPayload.subarray(0, 2).toString()).toBe('PK');
  const kinds = await server.store.audit.list({ kind: 'export' }, null, 9);
  expect(kinds.map(({ subject, to }) => [subject, to])).toEqual([
    ['photos', '1'],
    ['person', copy.leads[0]?.receipt],
  ]);
});

test('a correction reaches every chosen lead, the search and the keys, and a repeat undoes nothing', async () => {
  const server = await aServer();
  const leads = [0, 1].map(() => aLead({ data: { name: NAME, phone: PHONE, email: EMAIL } }));
  for (const lead of leads) await sendLead(server.app, lead);
  const ids = leads.map(({ envelope }) => envelope.submissionId);
  const change = { name: 'Margot Quill', phone: '(02) 9876 5432' };
  expect((await post(server, 'corrections', { ids, ...change })).json()).toEqual({ leads: 2 });
  for (const lead of leads) expect((await sendLead(server.app, lead)).statusCode).toBe(200);
  expect(await find(server, PHONE)).toEqual([]);
  expect((await find(server, '02 9876 5432')).map(({ name }) => name)).toEqual([
    'Margot Quill',
    'Margot Quill',
  ]);
  const owner = await asOwner(server.app);
  const found = await owner({ url: `${paths.adminLeads}?text=Margot` });
  expect(found.json().total).toBe(2);
  const entries = await server.store.audit.list({ kind: 'correction' }, null, 9);
  expect(entries.map(({ to }) => to)).toEqual(['name, phone', 'name, phone']);
  expect(JSON.stringify(entries)).not.toContain('Margot');
});

test('a wrong number is no correction', async () => {
  const server = await aServer();
  const answer = await post(server, 'corrections', { ids: ['x'], phone: '12' });
  expect(answer.statusCode).toBe(400);
});

describe('an erased person', () => {
  test('has left no word in database, photographs, search and mail log', async () => {
    const folder = freshFolder();
    const server = await aListeningServer({ DATA_DIR: folder });
    const id = await leaveTraces(server);
    expect(await placesOf(WORD, folder, server.store)).not.toEqual([]);
    expect(await placesOf('Quillfeather', folder, server.store)).not.toEqual([]);
    expect((await post(server, 'erasures', { ids: [id] })).json()).toEqual({ leads: 1 });
    await eventually(async () => {
      for (const word of [WORD, 'Quillfeather', '345 678', '412345678']) {
        expect(await placesOf(word, folder, server.store)).toEqual([]);
      }
    });
    expect(await find(server, PHONE)).toEqual([]);
    const photos = await placesOf(join('kept', id), folder, server.store);
    expect(photos).toEqual([]);
    const [entry] = await server.store.audit.list({ kind: 'erasure' }, null, 9);
    expect(entry).toMatchObject({ subject: expect.stringMatching(/^[\w-]+$/) });
  });

  test('stays erased when an older backup is restored', async () => {
    const folder = freshFolder();
    const server = await aListeningServer({ DATA_DIR: folder });
    const id = await leaveTraces(server);
    const kept = aLead();
    await sendLead(server.app, kept);
    const { path } = await backUpFolder(folder);
    await post(server, 'erasures', { ids: [id] });
    await server.app.close();
    await restoreInto(folder, path);
    const again = await aListeningServer({ DATA_DIR: folder });
    expect(await again.store.inbox.find(kept.envelope.submissionId)).not.toBeNull();
    expect(await again.store.inbox.find(id)).toBeNull();
    expect(await placesOf(WORD, folder, again.store)).toEqual([]);
    expect(await placesOf(join('kept', id), folder, again.store)).toEqual([]);
    // The log still has the erasure, and records the restore.
    expect(await again.store.audit.list({ kind: 'erasure' }, null, 9)).toHaveLength(1);
    expect(await again.store.audit.list({ kind: 'backup' }, null, 9)).toMatchObject([
      { subject: 'restored' },
    ]);
  });

  test('stays erased on a machine that has only the backups', async () => {
    const [folder, backups] = [freshFolder(), freshFolder()];
    const server = await aListeningServer({ DATA_DIR: folder });
    const id = await leaveTraces(server);
    const { path } = await backUpFolder(folder, { backups });
    await post(server, 'erasures', { ids: [id] });
    await backUpFolder(folder, { backups });
    expect(readFileSync(join(backups, 'erased.json'), 'utf8')).not.toContain(WORD);
    await server.app.close();
    const second = freshFolder();
    await restoreInto(second, path);
    const again = await aListeningServer({ DATA_DIR: second });
    expect(await again.store.inbox.find(id)).toBeNull();
    expect(await placesOf(WORD, second, again.store)).toEqual([]);
  });
});
