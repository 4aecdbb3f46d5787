import { describe, expect, test } from 'vitest';
import { ownFirm } from '#content/admin/firm.ts';
import { paths, UNASKED_HEADER } from '#contract/paths.ts';
import { IDLE_MS } from '#server/admin/sessions.ts';
import { asOwner, PASSWORD } from '../support/owner.ts';
import { aServer, freshFolder } from '../support/server.ts';

const START = Date.parse('2026-03-02T00:00:00Z');
const MINUTE = 60_000;

function signIn(app: Awaited<ReturnType<typeof aServer>>['app'], password: string, headers = {}) {
  return app.inject({ method: 'POST', url: paths.session, payload: { password }, headers });
}

describe('signing in', () => {
  test('sets a cookie that no script can read and no other site can send', async () => {
    const { app } = await aServer();
    const answer = await signIn(app, PASSWORD);
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { signedIn: true }]);
    expect(answer.cookies).toMatchObject([
      { name: 'ashlar', httpOnly: true, sameSite: 'Strict', path: '/', maxAge: 2_592_000 },
      { name: 'ashlar-device', httpOnly: true, sameSite: 'Strict', path: '/' },
    ]);
  });

  test('over HTTPS, the cookie is for HTTPS and this host only', async () => {
    const { app } = await aServer({ TRUST_PROXY: '127.0.0.1' });
    const answer = await signIn(app, PASSWORD, { 'x-forwarded-proto': 'https' });
    expect(answer.cookies).toMatchObject([
      { name: '__Host-ashlar', httpOnly: true, sameSite: 'Strict', secure: true, path: '/' },
      { name: '__Host-ashlar-device', httpOnly: true, sameSite: 'Strict', secure: true, path: '/' },
    ]);
  });

  test('fails with a wrong password', async () => {
    const { app } = await aServer();
    const answer = await signIn(app, 'a guess');
    expect([answer.statusCode, answer.json()]).toMatchObject([
      401,
      { error: { code: 'wrong_password' } },
    ]);
  });

  test('a body without a password is a bad request', async () => {
    const { app } = await aServer();
    const answer = await app.inject({ method: 'POST', url: paths.session, payload: {} });
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'invalid_body']);
  });
});

describe('a session', () => {
  async function aSession() {
    let time = START;
    const { app } = await aServer({}, { now: () => time });
    const owner = await asOwner(app);
    return {
      owner,
      pass: (ms: number) => {
        time += ms;
      },
      status: async () => (await owner({ url: paths.adminLeads })).statusCode,
    };
  }

  test('ends after thirty days without a request', async () => {
    const { owner, pass, status } = await aSession();
    pass(IDLE_MS - MINUTE);
    expect(await status()).toBe(200);
    pass(IDLE_MS - MINUTE);
    expect(await status()).toBe(200);
    pass(IDLE_MS + MINUTE);
    expect(await status()).toBe(401);
    expect((await owner({ url: paths.session })).json()).toEqual({
      signedIn: false,
      expiresAt: null,
      asksEmail: false,
      hasPasskeys: false,
      canRecover: false,
      firm: ownFirm,
    });
  });

  test('lasts as long as somebody uses it, and so does its cookie', async () => {
    const { owner, pass, status } = await aSession();
    const DAY = 24 * 60 * MINUTE;
    for (let day = 0; day < 60; day += 20) {
      pass(20 * DAY);
      const answer = await owner({ url: paths.adminLeads });
      expect(answer.statusCode).toBe(200);
      expect(answer.cookies).toMatchObject([{ name: 'ashlar', maxAge: IDLE_MS / 1_000 }]);
    }
    expect(await status()).toBe(200);
  });

  test('begun under a clock that was ahead ends when the clock is put right', async () => {
    const { pass, status } = await aSession();
    pass(-1000);
    expect(await status()).toBe(200);
    pass(-30 * 24 * 60 * MINUTE);
    expect(await status()).toBe(401);
  });

  test('is not prolonged by asking for it', async () => {
    const { owner, pass, status } = await aSession();
    pass(IDLE_MS - MINUTE);
    expect((await owner({ url: paths.session })).json()).toMatchObject({
      signedIn: true,
      expiresAt: new Date(START + IDLE_MS).toISOString(),
      person: { id: 'owner', role: 'owner' },
    });
    pass(2 * MINUTE);
    expect(await status()).toBe(401);
  });

  test('is not prolonged by what a page asks by itself', async () => {
    const { owner, pass, status } = await aSession();
    pass(IDLE_MS - MINUTE);
    const headers = { [UNASKED_HEADER]: '1' };
    expect((await owner({ url: paths.adminLeads, headers })).statusCode).toBe(200);
    pass(2 * MINUTE);
    expect(await status()).toBe(401);
  });

  test('ends when the owner signs out, also for a copied cookie', async () => {
    const { owner, status } = await aSession();
    const answer = await owner({ method: 'DELETE', url: paths.session });
    expect(answer.statusCode).toBe(204);
    expect(answer.cookies).toMatchObject([{ name: 'ashlar', value: '' }]);
    expect(await status()).toBe(401);
  });

  test('outlives a restart, but not a change of the password', async () => {
    const folder = freshFolder();
    const first = await aServer({ DATA_DIR: folder });
    const answer = await signIn(first.app, PASSWORD);
    const cookies = { ashlar: answer.cookies[0]?.value ?? '' };
    await first.app.close();
    const second = await aServer({ DATA_DIR: folder });
    const here = await second.app.inject({ url: paths.adminLeads, cookies });
    expect(here.statusCode).toBe(200);
    await second.app.close();
    const third = await aServer({ DATA_DIR: folder, ADMIN_PASSWORD: 'another horse' });
    const gone = await third.app.inject({ url: paths.adminLeads, cookies });
    expect(gone.statusCode).toBe(401);
    expect((await signIn(third.app, PASSWORD)).statusCode).toBe(401);
    expect((await signIn(third.app, 'another horse')).statusCode).toBe(200);
  });
});

describe('a request from this site', () => {
  test('may sign in, as browsers old and new say it', async () => {
    const { app } = await aServer();
    for (const headers of [
      { host: 'ashlar.example', origin: 'https://ashlar.example' },
      { 'sec-fetch-site': 'same-origin', origin: 'https://ashlar.example' },
    ]) {
      expect((await signIn(app, PASSWORD, headers)).statusCode).toBe(200);
    }
  });
});
