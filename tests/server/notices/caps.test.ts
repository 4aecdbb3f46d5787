import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { noticeWords } from '#content/admin/notices.ts';
import { paths } from '#contract/paths.ts';
import { eventually } from '../../support/eventually.ts';
import { aLead } from '../support/lead.ts';
import { aMailServer, mailThrough, OWNER } from '../support/mail-server.ts';
import { asOwner } from '../support/owner.ts';
import { aListeningServer, sendLead } from '../support/server.ts';

async function withMail() {
  const post = await aMailServer();
  const server = await aListeningServer({ ...mailThrough(post), TRUST_PROXY: 'true' });
  const lettersTo = (address: string) => post.letters.filter(({ to }) => to === address);
  return { ...server, post, lettersTo };
}

async function confirm(app: FastifyInstance): Promise<void> {
  const owner = await asOwner(app);
  await owner({ method: 'PUT', url: paths.adminConfirmations, payload: { on: true } });
}

const from = (address: string) => ({ 'x-forwarded-for': address });

test('one address has five visitors told in an hour, whoever they are, and another address is heard', async () => {
  const { app, store, lettersTo } = await withMail();
  await confirm(app);
  for (let index = 0; index < 12; index += 1) {
    const lead = aLead({ data: { email: `visitor${index}@example.com` } });
    expect((await sendLead(app, lead, from('203.0.113.7'))).statusCode).toBe(202);
  }
  await sendLead(app, aLead({ data: { email: 'last@example.com' } }), from('198.51.100.7'));
  await eventually(() => expect(lettersTo('last@example.com')).toHaveLength(1));
  const told = await store.db
    .selectFrom('notices')
    .select('recipient')
    .where('channel', '=', 'confirmation')
    .execute();
  expect(told).toHaveLength(6);
});

test('a mailbox that has had its confirmation uses up none of those of its sender', async () => {
  const { app, lettersTo } = await withMail();
  await confirm(app);
  const send = (email: string) => sendLead(app, aLead({ data: { email } }), from('203.0.113.7'));
  for (let index = 0; index < 12; index += 1) await send('mary@example.com');
  await send('other@example.com');
  await eventually(() => expect(lettersTo('other@example.com')).toHaveLength(1));
  expect(lettersTo('mary@example.com')).toHaveLength(1);
});

test('a mailbox is one, with full stops and tags or without', async () => {
  const { app, store, lettersTo } = await withMail();
  await confirm(app);
  const written = [
    'mary.jones@gmail.com',
    'm.a.r.y.jones@gmail.com',
    'maryjones@googlemail.com',
    'Mary.Jones+roof@gmail.com',
  ];
  for (const [index, email] of written.entries()) {
    await sendLead(app, aLead({ data: { email } }), from(`203.0.113.${index}`));
  }
  await eventually(() => expect(lettersTo('mary.jones@gmail.com')).toHaveLength(1));
  const told = await store.db
    .selectFrom('notices')
    .select('recipient')
    .where('channel', '=', 'confirmation')
    .execute();
  expect(told).toHaveLength(1);
});

test('the owner is notified of twenty leads an hour one by one, and of the others in one e-mail', async () => {
  const { app, store, post, lettersTo } = await withMail();
  for (let index = 0; index < 30; index += 1) {
    expect((await sendLead(app, aLead(), from(`203.0.113.${index}`))).statusCode).toBe(202);
  }
  await eventually(() => expect(lettersTo(OWNER)).toHaveLength(21));
  const { title, text } = noticeWords.alerts.many(20);
  const many = post.letters.filter(({ mail }) => mail.subject === title);
  expect(many).toHaveLength(1);
  expect(many[0]?.mail.text).toContain(text);
  const { total } = await store.reads.page({ filter: {}, before: null, limit: 1 });
  expect(total).toBe(30);
});
