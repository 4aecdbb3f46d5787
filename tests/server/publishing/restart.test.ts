import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import type { RevisionPost } from '#contract/admin/content.ts';
import { isSampleBuild } from '#content/business.ts';
import { personExportSchema } from '#contract/admin/persons.ts';
import { paths } from '#contract/paths.ts';
import { freePort } from '../../../scripts/site/free-port.ts';
import { firmTime } from '../../support/firm-clock.ts';
import { ownFirm } from '../../support/own-firm.ts';
import { started } from '../support/child.ts';
import { aFirm, asEditor, titled } from '../support/content.ts';
import { heldSocket } from '../support/held-socket.ts';
import { aLead } from '../support/lead.ts';
import { aMailServer, MAIL_FROM } from '../support/mail-server.ts';
import { PASSWORD } from '../support/owner.ts';
import { allLeads, cookieOf, post, publish } from '../support/over-http.ts';
import { aRenderedSite, publication } from '../support/published.ts';
import { freshFolder, placeOf } from '../support/server.ts';
import { aSite } from '../support/site.ts';

const MAIN = fileURLToPath(new URL('../../../server/main.ts', import.meta.url));
const DOCTOR = fileURLToPath(new URL('../../../server/ops/doctor/main.ts', import.meta.url));
const WAIT = { timeout: 60_000, interval: 100 };

const firm = aFirm();

/** A server in a process of its own that can send e-mails. */
async function mailing() {
  const mail = await aMailServer();
  const server = await started({
    API_ONLY: 'false',
    DIST_DIR: aRenderedSite(),
    PORT: String(await freePort()),
    SMTP_URL: mail.url,
    MAIL_FROM,
    ...(await placeOf(freshFolder())),
  });
  const { address, output } = server;
  const cookie = await cookieOf(address);
  const headers = { cookie, 'content-type': 'application/json' };
  const starts = () => output.filter((line) => line.startsWith('The site is at')).length;
  return { ...server, ...mail, cookie, headers, starts };
}

/** Waits for the database, which a server on PostgreSQL opens after it has begun to listen. */
const ready = (address: string) =>
  vi.waitFor(async () => expect((await fetch(`${address}/readyz`)).status).toBe(200), WAIT);

/** The firm that a server names in a copy of somebody's data. */
async function firmIn(address: string, cookie: string, lead: string): Promise<string> {
  const answer = await fetch(`${address}${paths.adminPersons}/export`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ ids: [lead] }),
  });
  return personExportSchema.parse(await answer.json()).firm;
}

test('a published name is that of the server’s own words after a restart of the same process, which loses no lead', async () => {
  const { process, address, cookie, headers, letters, starts } = await mailing();
  const { pid } = process;
  await publish(address, cookie, firm);

  const sent: string[] = [];
  while (starts() < 2) {
    const lead = aLead();
    const { submissionId } = lead.envelope;
    // As a phone does: until it is answered.
    await vi.waitFor(async () => expect((await post(address, lead))?.ok).toBe(true), WAIT);
    sent.push(submissionId);
  }
  expect((await allLeads(address)).toSorted()).toEqual(sent.toSorted());
  expect([process.pid, process.exitCode]).toEqual([pid, null]);

  await ready(address);
  // Not before: only so many are sent in an hour.
  const on = { method: 'PUT', headers, body: JSON.stringify({ on: true }) };
  expect((await fetch(`${address}${paths.adminConfirmations}`, on)).status).toBe(200);
  const email = 'after@example.com';
  const last = aLead({ data: { email } });
  expect((await post(address, last))?.status).toBe(202);
  await vi.waitFor(() => expect(letters.map(({ to }) => to)).toContain(email), WAIT);
  const { mail } = letters.find(({ to }) => to === email) ?? {};
  expect(mail?.replyTo).toEqual([{ name: ownFirm.name, address: ownFirm.email }]);

  expect(await firmIn(address, cookie, last.envelope.submissionId)).toBe(ownFirm.name);
}, 180_000);

test('neither other content nor what the server has already read makes it restart', async () => {
  const { address, cookie, starts } = await mailing();
  await publish(address, cookie, firm);
  await vi.waitFor(() => expect(starts()).toBe(2), WAIT);
  await ready(address);
  await publish(address, await cookieOf(address), titled('On time'));
  await vi.waitFor(
    async () => expect(await (await fetch(`${address}/`)).text()).toContain('On time'),
    WAIT,
  );
  // A third start comes from the second change of the firm alone.
  const hours = {
    weekdays: { opens: '06:00', closes: '15:00' },
    saturday: { opens: '', closes: '' },
  };
  const change = { id: randomUUID(), kind: 'hours', slug: 'hours', base: null } as const;
  await publish(address, cookie, { ...change, state: 'published', data: hours });
  await vi.waitFor(() => expect(starts()).toBe(3), WAIT);
  await ready(address);
  // Receipts name the fees.
  const fees: RevisionPost = {
    id: randomUUID(),
    kind: 'prices',
    slug: 'prices',
    base: null,
    state: 'published',
    data: { texts: { 'assessment.basic': '395' } },
  };
  await publish(address, cookie, fees);
  await vi.waitFor(() => expect(starts()).toBe(4), WAIT);
}, 180_000);

test('a server on a socket of systemd ends, so that it is started again, and requests wait meanwhile', async () => {
  const { address, start, ended } = await heldSocket({
    API_ONLY: 'false',
    DIST_DIR: aRenderedSite(),
    ADMIN_PASSWORD: PASSWORD,
    ...(await placeOf(freshFolder())),
  });
  await start(MAIN);
  const cookie = await cookieOf(address);
  const end = ended();
  await publish(address, cookie, firm);
  // Started again after a failure alone (Restart=on-failure).
  expect(await end).toBe(75);
  const lead = aLead();
  const answer = post(address, lead);
  await start(MAIN);
  // PostgreSQL may not be open yet: then the phone sends it again.
  expect([202, 503]).toContain((await answer)?.status);
  await ready(address);
  expect((await post(address, lead))?.ok).toBe(true);
  expect(await firmIn(address, cookie, lead.envelope.submissionId)).toBe(ownFirm.name);
}, 180_000);

test('a closure that is over is in no publication after it', async () => {
  const clock = { now: firmTime('2026-07-05T22:00').getTime() };
  const { app, get } = await aSite({ DIST_DIR: aRenderedSite() }, { now: () => clock.now });
  const editor = await asEditor(app);
  const published = async () => {
    await publication(app);
    const { content } = (await get('/content.json')).json();
    return (await get(`/content/${content}.json`)).json().closure;
  };
  const winter = { from: '2026-07-03', until: '2026-07-05', reason: '' };
  const head = { id: randomUUID(), slug: 'winter', base: null, state: 'published' } as const;
  await editor.publish({ ...head, kind: 'closure', data: winter });
  expect(await published()).toEqual({ winter });
  clock.now += 3 * 3_600_000;
  await editor.publish(titled('On time'));
  expect(await published()).toEqual({});
}, 180_000);

test('the doctor does not take a firm that has published its name for the sample', async () => {
  const place = await placeOf(freshFolder());
  const { app } = await aSite({ DIST_DIR: aRenderedSite(), ...place });
  const namesSample = () => {
    const env = { ...process.env, SKIP_ENV_FILE: '1', ...place };
    const { stdout, stderr } = spawnSync(process.execPath, [DOCTOR], { env, encoding: 'utf8' });
    expect(stdout + stderr).toMatch(/Errors: \d+/);
    return stdout.includes('The pages still show the sample firm');
  };
  expect(namesSample()).toBe(isSampleBuild);
  await (await asEditor(app)).publish(firm);
  await publication(app);
  expect(namesSample()).toBe(false);
}, 180_000);
