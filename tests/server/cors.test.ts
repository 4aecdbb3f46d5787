import { expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { aLead } from './support/lead.ts';
import { aServer, sendLead } from './support/server.ts';

const SITE = 'https://www.example.com';
const ALLOWED = 'access-control-allow-origin';

test('without a setting no other origin may send or read anything', async () => {
  const { app } = await aServer();
  const answer = await sendLead(app, aLead(), { origin: SITE });
  expect([answer.statusCode, answer.headers[ALLOWED]]).toEqual([202, undefined]);
  expect((await preflight(app, SITE)).headers[ALLOWED]).toBeUndefined();
});

test('the site’s own origin may send leads from another host, and no other one', async () => {
  const { app } = await aServer({ CORS_ORIGIN: SITE });
  const asked = await preflight(app, SITE);
  expect(asked.headers).toMatchObject({
    [ALLOWED]: SITE,
    'access-control-allow-methods': expect.stringContaining('POST'),
    'access-control-allow-headers': expect.stringContaining('idempotency-key'),
  });
  expect(asked.headers['access-control-allow-credentials']).toBeUndefined();
  const answer = await sendLead(app, aLead(), { origin: SITE });
  expect([answer.statusCode, answer.headers[ALLOWED]]).toEqual([202, SITE]);
  expect((await preflight(app, 'https://other.example')).headers[ALLOWED]).toBeUndefined();
  const owner = await app.inject({ url: paths.adminLeads, headers: { origin: SITE } });
  expect(owner.headers[ALLOWED]).toBeUndefined();
});

function preflight(app: Awaited<ReturnType<typeof aServer>>['app'], origin: string) {
  const headers = {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type,idempotency-key',
  };
  return app.inject({ method: 'OPTIONS', url: paths.leads, headers });
}
