import { describe, expect, test } from 'vitest';
import { Secret, TOTP } from 'otpauth';
import { codesSetupSchema, recoveryCodesSchema } from '#contract/admin/people.ts';
import { paths } from '#contract/paths.ts';
import { stepOf } from '#server/admin/codes.ts';
import { asOwner, PASSWORD } from '../support/owner.ts';
import { signInAs } from '../support/people.ts';
import { aServer } from '../support/server.ts';

/** RFC 6238, appendix B, for SHA-1: the last six of its eight digits. */
const vectors = [
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
] as const;
const rfcSecret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each(vectors)('at second %i the code is %s, as RFC 6238 says', (second, code) => {
  expect(stepOf(rfcSecret, code, second * 1000)).toBe(Math.floor(second / 30));
  expect(stepOf(rfcSecret, code, (second + 30) * 1000)).toBe(Math.floor(second / 30));
  expect(stepOf(rfcSecret, code, (second + 90) * 1000)).toBeNull();
});

describe('with codes switched on', () => {
  async function withCodes() {
    let time = Date.parse('2026-03-02T00:00:00Z');
    const { app, store } = await aServer({}, { now: () => time });
    const owner = await asOwner(app);
    const url = `${paths.adminAccount}/codes`;
    const { secret, uri } = codesSetupSchema.parse((await owner({ method: 'POST', url })).json());
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const code = () => totp.generate({ timestamp: time });
    const payload = { secret, code: code(), password: PASSWORD };
    const { codes } = recoveryCodesSchema.parse(
      (await owner({ method: 'PUT', url, payload })).json(),
    );
    return { app, store, owner, uri, codes, code, pass: (ms: number) => (time += ms) };
  }

  test('the password alone does not sign in; a code is accepted once', async () => {
    const { app, uri, code, pass } = await withCodes();
    expect(uri).toMatch(/^otpauth:\/\/totp\//);
    pass(60_000);
    const without = await signInAs(app, { password: PASSWORD });
    expect([without.statusCode, without.json().error.code]).toEqual([401, 'code_needed']);
    expect(without.cookies).toEqual([]);
    const wrong = await signInAs(app, { password: PASSWORD, code: '000000' });
    expect([wrong.statusCode, wrong.json().error.code]).toEqual([401, 'wrong_code']);
    const given = { password: PASSWORD, code: code() };
    expect((await signInAs(app, given)).statusCode).toBe(200);
    expect((await signInAs(app, given)).statusCode).toBe(401);
    pass(30_000);
    expect((await signInAs(app, { password: PASSWORD, code: code() })).statusCode).toBe(200);
  });

  test('a code with a wrong password says nothing about the code', async () => {
    const { app, code } = await withCodes();
    const answer = await signInAs(app, { password: 'a guess', code: code() });
    expect(answer.json()).toMatchObject({ error: { code: 'wrong_password' } });
  });

  test('each of ten recovery codes signs in once, however it is typed', async () => {
    const { app, codes } = await withCodes();
    expect(new Set(codes).size).toBe(10);
    const code = ` ${codes[3]?.toUpperCase().replace('-', ' ')} `;
    expect((await signInAs(app, { password: PASSWORD, code })).statusCode).toBe(200);
    expect((await signInAs(app, { password: PASSWORD, code })).statusCode).toBe(401);
  });

  test('are switched off with the password only', async () => {
    const { app, owner } = await withCodes();
    const off = (password: string) =>
      owner({ method: 'POST', url: `${paths.adminAccount}/codes/off`, payload: { password } });
    expect((await off('a guess')).statusCode).toBe(401);
    expect((await off(PASSWORD)).json()).toMatchObject({ hasCodes: false, recoveryCodes: 0 });
    expect((await signInAs(app, { password: PASSWORD })).statusCode).toBe(200);
  });

  test('recovery codes are not stored as they are', async () => {
    const { store, codes } = await withCodes();
    const rows = await store.db.selectFrom('recovery_codes').selectAll().execute();
    for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code);
  });
});
