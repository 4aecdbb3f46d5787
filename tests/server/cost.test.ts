import { expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { paths } from '#contract/paths.ts';
import { csvCell } from '#server/store/reads/lead-files.ts';
import { retryAfterMs } from '#contract/retry.ts';
import { networkOf } from '#server/log.ts';
import { fileOf, isPage, withoutSlash } from '#server/site/site.ts';
import { slowText } from '../support/growth.ts';
import { aLead } from './support/lead.ts';
import { aServer, sendLead } from './support/server.ts';

// Node refuses a head that is longer.
const HEAD_BYTES = 16 * 1024;

test.each([
  ['fileOf', (path: string) => fileOf(`/${path}`)],
  ['isPage', isPage],
  ['withoutSlash', withoutSlash],
  ['networkOf', networkOf],
  ['retryAfterMs', (header: string) => retryAfterMs(header, 0)],
  ['csvCell', csvCell],
])(
  'the work of %s grows no faster than what it reads',
  (_name, work) => {
    expect(slowText((text) => void work(text), HEAD_BYTES)).toBeNull();
  },
  60_000,
);

test.each([
  ['not JSON', '{"envelope":', 400],
  ['too long', `"${'x'.repeat(limits.bodyMaxBytes)}"`, 413],
])('a body that is %s costs, and past the budget none is read', async (_case, payload, status) => {
  const { app } = await aServer({ RATE_LIMIT_PER_MINUTE: '1' });
  const headers = { 'content-type': 'application/json' };
  const send = () => app.inject({ method: 'POST', url: paths.leads, payload, headers });
  for (let read = 0; read < 10; read += 1) expect((await send()).statusCode).toBe(status);
  const refused = await send();
  expect([refused.statusCode, refused.json()]).toMatchObject([
    429,
    { error: { code: 'rate_limited' } },
  ]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test.each([paths.errors, paths.errorFeedback])(
  'a report to %s costs before it is read',
  async (url) => {
    const { app } = await aServer({ RATE_LIMIT_PER_MINUTE: '1' });
    const headers = { 'content-type': 'application/json' };
    const send = () => app.inject({ method: 'POST', url, payload: '{', headers });
    expect([(await send()).statusCode, (await send()).statusCode]).toEqual([400, 429]);
  },
);

test('a budget comes back with time, wherever the clock on the wall is put', async () => {
  let [wall, elapsed] = [Date.parse('2026-03-02T00:00:00Z'), 0];
  const world = { now: () => wall, elapsed: () => elapsed };
  const { app } = await aServer({ RATE_LIMIT_PER_MINUTE: '1' }, world);
  const send = async () => (await sendLead(app, aLead())).statusCode;
  expect([await send(), await send()]).toEqual([202, 429]);
  wall += 30 * 86_400_000;
  expect(await send()).toBe(429);
  wall -= 60 * 86_400_000;
  elapsed += 60_001;
  expect([await send(), await send()]).toEqual([202, 429]);
});
