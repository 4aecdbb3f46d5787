import { describe, expect, test } from 'vitest';
import { accountSchema, peopleSchema } from '#contract/admin/people.ts';
import { noticeSetupSchema } from '#contract/admin/notices.ts';
import { paths } from '#contract/paths.ts';
import { resetOwner } from '#server/ops/owner/reset.ts';
import { eventually } from '../../support/eventually.ts';
import { aLead } from '../support/lead.ts';
import { aMailServer, MAIL_FROM } from '../support/mail-server.ts';
import { asOwner, asRole, leadDetail, PASSWORD } from '../support/owner.ts';
import { invitedBy, signInAs, useLink, withCookiesOf } from '../support/people.ts';
import { aBrowser } from '../support/push-service.ts';
import { aListeningServer, aServer, sendLead } from '../support/server.ts';

const GOOD = 'lantern on the quay';
const HOUR = 3_600_000;
const cheap = { N: 2 ** 10, r: 8, p: 1 };

async function aServerInTime() {
  let time = Date.now();
  const server = await aServer({}, { now: () => time });
  const owner = await asOwner(server.app);
  return { ...server, owner, pass: (ms: number) => (time += ms) };
}

describe('an invitation', () => {
  test('is used once, within 72 hours, and signs in with the chosen password', async () => {
    const { app, owner, pass } = await aServerInTime();
    const token = await invitedBy(owner, 'Priya');
    pass(72 * HOUR - 1000);
    const looked = await app.inject({ method: 'POST', url: paths.adminLinks, payload: { token } });
    expect(looked.json()).toEqual({
      kind: 'invitation',
      name: 'Priya',
      email: 'priya@example.com',
    });
    const joined = await useLink(app, token, GOOD);
    expect(joined.json()).toMatchObject({
      signedIn: true,
      person: { name: 'Priya', role: 'office' },
    });
    const again = await useLink(app, token, 'another lantern');
    expect([again.statusCode, again.json().error.code]).toEqual([410, 'link_over']);
    const later = await signInAs(app, { email: ' Priya@Example.com ', password: GOOD });
    expect(later.json()).toMatchObject({ signedIn: true, person: { name: 'Priya' } });
    expect((await signInAs(app, { password: PASSWORD })).json()).toMatchObject({
      person: { id: 'owner' },
    });
  });

  test('used by two at the same moment makes one person', async () => {
    const { app, owner, store } = await aServerInTime();
    const token = await invitedBy(owner, 'Priya');
    const both = await Promise.all([useLink(app, token, GOOD), useLink(app, token, GOOD)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
    expect(await store.people.all()).toHaveLength(2);
  });

  test('is over after 72 hours, or when it has been withdrawn', async () => {
    const { app, owner, pass } = await aServerInTime();
    const late = await invitedBy(owner, 'Late');
    pass(72 * HOUR + 1000);
    expect((await useLink(app, late, GOOD)).statusCode).toBe(410);
    const withdrawn = await invitedBy(owner, 'Gone');
    const list = peopleSchema.parse((await owner({ url: paths.adminPeople })).json());
    expect(list.invitations.map(({ name }) => name)).toEqual(['Gone']);
    const url = `${paths.adminPeople}/invitations/${list.invitations[0]?.id}`;
    await owner({ method: 'DELETE', url });
    expect((await useLink(app, withdrawn, GOOD)).statusCode).toBe(410);
  });

  test.each(['short', 'password123', 'Basketball', 'aaaaaaaaaaaaaa', 'qwertyuiop'])(
    'refuses the password %s and stays usable',
    async (weak) => {
      const { app, owner } = await aServerInTime();
      const token = await invitedBy(owner, 'Priya');
      const refused = await useLink(app, token, weak);
      expect([refused.statusCode, refused.json().error.code]).toEqual([400, 'weak_password']);
      expect((await useLink(app, token, GOOD)).statusCode).toBe(200);
    },
  );

  test('for a name or address that somebody has is refused', async () => {
    const { app, owner } = await aServerInTime();
    await useLink(app, await invitedBy(owner, 'Priya'), GOOD);
    const payload = { name: 'PRIYA', email: 'other@example.com', role: 'office' };
    const url = `${paths.adminPeople}/invitations`;
    expect((await owner({ method: 'POST', url, payload })).statusCode).toBe(409);
  });
});

test('the first owner can be neither removed nor demoted', async () => {
  const { owner } = await aServerInTime();
  const url = `${paths.adminPeople}/owner`;
  expect((await owner({ method: 'DELETE', url })).statusCode).toBe(409);
  expect((await owner({ method: 'PATCH', url, payload: { role: 'office' } })).statusCode).toBe(409);
});

test('whoever is removed is signed out at once, and their name stays on what they did', async () => {
  const { app, owner, store } = await aServerInTime();
  const priya = withCookiesOf(app, await useLink(app, await invitedBy(owner, 'Priya'), GOOD));
  const lead = aLead();
  await sendLead(app, lead);
  const { submissionId: id } = lead.envelope;
  const payload = { note: 'Rang back.', assignee: 'priya', by: 'Somebody Else' };
  await priya({ method: 'PATCH', url: `${paths.adminLeads}/${id}`, payload });
  const person = await store.people.byEmail('priya@example.com');
  await owner({ method: 'DELETE', url: `${paths.adminPeople}/${person?.id}` });
  expect((await priya({ url: paths.adminOverview })).statusCode).toBe(401);
  const { events, work } = await leadDetail(app, id);
  expect(work?.assignee).toBe('priya');
  expect(events?.map(({ author }) => author)).toEqual(['Priya', 'Priya']);
});

test('until the first owner has a name, the name that a device sends is the author', async () => {
  const { app, owner } = await aServerInTime();
  const lead = aLead();
  await sendLead(app, lead);
  const url = `${paths.adminLeads}/${lead.envelope.submissionId}`;
  await owner({ method: 'PATCH', url, payload: { note: 'One.', by: 'Peter' } });
  await owner({
    method: 'PATCH',
    url: paths.adminAccount,
    payload: { name: 'Mara', email: '' },
  });
  await owner({ method: 'PATCH', url, payload: { note: 'Two.', by: 'Peter' } });
  const { events } = await leadDetail(app, lead.envelope.submissionId);
  expect(events?.map(({ author }) => author)).toEqual(['Peter', 'Mara']);
});

test('leads follow the new name of the person they are assigned to', async () => {
  const { app, owner } = await aServerInTime();
  const priya = withCookiesOf(app, await useLink(app, await invitedBy(owner, 'Priya'), GOOD));
  const lead = aLead();
  await sendLead(app, lead);
  const { submissionId: id } = lead.envelope;
  const url = `${paths.adminLeads}/${id}`;
  await owner({ method: 'PATCH', url, payload: { assignee: 'Priya' } });
  const payload = { name: 'Priya Nair', email: 'priya@example.com' };
  await priya({ method: 'PATCH', url: paths.adminAccount, payload });
  expect((await leadDetail(app, id)).work?.assignee).toBe('Priya Nair');
  const mine = await priya({ url: `${paths.adminLeads}?view=mine` });
  expect(mine.json()).toMatchObject({ leads: [{ id }] });
});

test('a new password ends the other sessions and needs the old one', async () => {
  const { app, owner } = await aServerInTime();
  const token = await invitedBy(owner, 'Priya');
  const [here, there] = [
    withCookiesOf(app, await useLink(app, token, GOOD)),
    withCookiesOf(app, await signInAs(app, { email: 'priya@example.com', password: GOOD })),
  ];
  const url = `${paths.adminAccount}/password`;
  const change = (current: string) =>
    here({ method: 'PUT', url, payload: { current, password: 'a quieter lantern' } });
  expect((await change('wrong')).statusCode).toBe(401);
  expect((await change(GOOD)).statusCode).toBe(200);
  expect((await here({ url: paths.adminOverview })).statusCode).toBe(200);
  expect((await there({ url: paths.adminOverview })).statusCode).toBe(401);
});

test('sessions on two devices are listed in words and ended singly or all', async () => {
  const { app, owner } = await aServerInTime();
  const agents = {
    phone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) Version/26.1 Safari/604.1',
    desk: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36 Edg/140.0',
  };
  const from = (agent: string, remoteAddress: string) => ({
    headers: { 'user-agent': agent },
    remoteAddress,
  });
  const credentials = { password: PASSWORD };
  const phone = withCookiesOf(
    app,
    await signInAs(app, credentials, from(agents.phone, '203.0.113.77')),
  );
  const desk = withCookiesOf(
    app,
    await signInAs(app, credentials, from(agents.desk, '2001:db8:1:2::9')),
  );
  const listed = async () =>
    accountSchema.parse((await owner({ url: paths.adminAccount })).json()).sessions;
  const sessions = await listed();
  expect(sessions.map(({ device, place }) => `${device}, ${place}`)).toEqual(
    expect.arrayContaining([
      'Safari on iPhone, Network 203.0.113.0/24',
      'Edge on Windows, Network 2001:db8:1::/48',
    ]),
  );
  expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  const first = sessions.find(({ device }) => device === 'Safari on iPhone');
  await owner({ method: 'DELETE', url: `${paths.adminAccount}/sessions/${first?.id}` });
  expect((await phone({ url: paths.adminOverview })).statusCode).toBe(401);
  expect((await desk({ url: paths.adminOverview })).statusCode).toBe(200);
  await owner({ method: 'DELETE', url: `${paths.adminAccount}/sessions` });
  expect((await desk({ url: paths.adminOverview })).statusCode).toBe(401);
  expect(await listed()).toHaveLength(1);
});

test('nobody ends the session of somebody else', async () => {
  const server = await aServer();
  const [owner, office] = [await asOwner(server.app), await asRole(server, 'office')];
  const { sessions } = accountSchema.parse((await owner({ url: paths.adminAccount })).json());
  const url = `${paths.adminAccount}/sessions/${sessions[0]?.id}`;
  await office({ method: 'DELETE', url });
  expect((await owner({ url: paths.adminOverview })).statusCode).toBe(200);
});

test('a forgotten password is replaced through a link in an e-mail, which nobody else gets', async () => {
  const { url, letters } = await aMailServer();
  const { app } = await aServer({
    SMTP_URL: url,
    MAIL_FROM,
    CORS_ORIGIN: 'https://ashlarandsons.example',
  });
  const owner = await asOwner(app);
  await useLink(app, await invitedBy(owner, 'Priya'), GOOD);
  const ask = (email: string) =>
    app.inject({ method: 'POST', url: paths.adminRecovery, payload: { email } });
  expect((await ask('stranger@example.com')).statusCode).toBe(202);
  expect((await ask('priya@example.com')).statusCode).toBe(202);
  await eventually(async () => {
    expect(letters).toHaveLength(2);
  });
  expect((await ask('priya@example.com')).statusCode).toBe(202);
  const text = letters[1]?.mail.text ?? '';
  expect(text).toContain('for an hour');
  const token = /\/admin\/join#([\w-]+)/.exec(text)?.[1] ?? '';
  expect((await useLink(app, token, 'a second lantern')).statusCode).toBe(200);
  expect((await useLink(app, token, 'a third lantern')).statusCode).toBe(410);
  const old = { email: 'priya@example.com', password: GOOD };
  expect((await signInAs(app, old)).statusCode).toBe(401);
  expect((await signInAs(app, { ...old, password: 'a second lantern' })).statusCode).toBe(200);
  expect(letters).toHaveLength(2);
});

test('npm run owner -- --reset gives the first owner a new password and ends their sessions', async () => {
  const { app, store } = await aServer();
  const owner = await asOwner(app);
  await store.people.setTotp('owner', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', 1, []);
  const password = await resetOwner(store, cheap);
  expect((await owner({ url: paths.adminOverview })).statusCode).toBe(401);
  expect((await signInAs(app, { password: PASSWORD })).statusCode).toBe(401);
  expect((await signInAs(app, { password })).statusCode).toBe(200);
});

test('whoever a lead is assigned to by somebody else is told by e-mail; others are not', async () => {
  const { url, letters } = await aMailServer();
  const { app } = await aListeningServer({ SMTP_URL: url, MAIL_FROM });
  const owner = await asOwner(app);
  const priya = withCookiesOf(app, await useLink(app, await invitedBy(owner, 'Priya'), GOOD));
  const [lead, own] = [aLead(), aLead()];
  for (const one of [lead, own]) await sendLead(app, one);
  const assign = (caller: typeof owner, one: typeof lead) =>
    caller({
      method: 'PATCH',
      url: `${paths.adminLeads}/${one.envelope.submissionId}`,
      payload: { assignee: 'Priya', by: 'Mara' },
    });
  await assign(priya, own);
  await assign(owner, lead);
  await eventually(async () => {
    expect(letters).toHaveLength(1);
  });
  expect(letters[0]).toMatchObject({
    to: 'priya@example.com',
    mail: { subject: expect.stringMatching(/^Assigned to you: /) },
  });
  expect(letters[0]?.mail.text).toContain('Mara has assigned this lead to you.');
});

test('the office sees and changes its own devices only, and no recipients', async () => {
  const server = await aServer();
  const [owner, office] = [await asOwner(server.app), await asRole(server, 'office')];
  const mine = aBrowser('https://fcm.googleapis.com/fcm/send/1', 'A').subscription;
  const theirs = aBrowser('https://fcm.googleapis.com/fcm/send/2', 'B').subscription;
  const added = { added: 'owner@example.com' };
  await owner({ method: 'PUT', url: paths.adminNotices, payload: added });
  await owner({ method: 'POST', url: paths.adminDevices, payload: theirs });
  await office({ method: 'POST', url: paths.adminDevices, payload: mine });
  const [all, seen] = [
    noticeSetupSchema.parse((await owner({ url: paths.adminNotices })).json()),
    noticeSetupSchema.parse((await office({ url: paths.adminNotices })).json()),
  ];
  expect(all.devices.map(({ name }) => name)).toEqual(['B', 'A']);
  expect(seen.devices.map(({ name }) => name)).toEqual(['A']);
  expect([all, seen].map(({ settings }) => settings.recipients.length)).toEqual([1, 0]);
  const [other, own] = all.devices.map(({ id }) => `${paths.adminDevices}/${id}`);
  expect((await office({ method: 'DELETE', url: other ?? '' })).statusCode).toBe(404);
  expect((await office({ method: 'DELETE', url: own ?? '' })).statusCode).toBe(200);
  expect((await owner({ url: paths.adminNotices })).json().devices).toHaveLength(1);
});
