import { expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { aLead } from '../support/lead.ts';
import { aServer } from '../support/server.ts';

const METRICS_TOKEN = 'a token of the operator';
const headers = { authorization: `Bearer ${METRICS_TOKEN}` };

test('Without a token there are no metrics', async () => {
  const { app } = await aServer();
  const answer = await app.inject({ url: '/metrics', headers });
  expect(answer.statusCode).toBe(404);
});

test('The metrics are for whoever has the token', async () => {
  const { app } = await aServer({ METRICS_TOKEN });
  expect((await app.inject('/metrics')).statusCode).toBe(401);
  const wrong = { authorization: 'Bearer another token here' };
  expect((await app.inject({ url: '/metrics', headers: wrong })).statusCode).toBe(401);
  const right = await app.inject({ url: '/metrics', headers });
  expect(right.statusCode).toBe(200);
  expect(right.headers['content-type']).toContain('text/plain');
});

test('The metrics tell stored leads, the time of requests, event loop and database', async () => {
  const { app } = await aServer({
    METRICS_TOKEN,
    LEADS_WEBHOOK_URL: 'https://hooks.zapier.com/hooks/catch/1/',
  });
  const lead = aLead();
  await app.inject({ method: 'POST', url: paths.leads, payload: lead });
  await app.inject({ method: 'POST', url: paths.leads, payload: lead });
  const { body } = await app.inject({ url: '/metrics', headers });
  const lines = body.split('\n');
  expect(lines).toContain('ashlar_leads{form_type="hero_contact",state="all"} 1');
  expect(lines).toContain('ashlar_leads{form_type="hero_contact",state="waiting"} 1');
  expect(lines).toContain('ashlar_leads{form_type="hero_contact",state="undeliverable"} 0');
  expect(lines).toContain('ashlar_database_ready 1');
  expect(lines).toContain('ashlar_photos 0');
  const count = (status: number) =>
    `ashlar_http_request_seconds_count{method="POST",route="${paths.leads}",status="${status}"} 1`;
  expect(lines).toContain(count(202));
  expect(lines).toContain(count(200));
  expect(body).toContain('nodejs_eventloop_lag_seconds');
});

test('The metrics name no lead and no person', async () => {
  const { app } = await aServer({ METRICS_TOKEN });
  const lead = aLead();
  await app.inject({ method: 'POST', url: paths.leads, payload: lead });
  await app.inject(`${paths.adminLeads}/${lead.envelope.submissionId}`);
  const { body } = await app.inject({ url: '/metrics', headers });
  expect(body).not.toContain(lead.envelope.submissionId);
  expect(body).not.toContain('mary');
});
