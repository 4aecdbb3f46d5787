import { describe, expect, test } from 'vitest';
import { errorListSchema } from '#contract/admin/error-list.ts';
import type { ErrorRecord } from '#contract/error-record.ts';
import { paths } from '#contract/paths.ts';
import { asOwner } from './support/owner.ts';
import { aServer } from './support/server.ts';

type App = Awaited<ReturnType<typeof aServer>>['app'];

function anError(change: Partial<ErrorRecord> = {}): ErrorRecord {
  return {
    id: crypto.randomUUID(),
    type: 'client',
    severity: 'high',
    message: 'x is not a function',
    userMessage: 'An unexpected error occurred. Please refresh the page or try again.',
    timestamp: '2026-03-02T00:00:00.000Z',
    url: '/contact',
    userAgent: 'test',
    sessionId: 'session',
    resolved: false,
    stack: 'TypeError: x is not a function\n    at a (https://a.example/assets/i.js:1:2)',
    ...change,
  };
}

function report(app: App, payload: object) {
  return app.inject({ method: 'POST', url: paths.errors, payload });
}

function comment(app: App, errorId: string, feedback: string) {
  const payload = { errorId, feedback, timestamp: '2026-03-02T00:00:00.000Z' };
  return app.inject({ method: 'POST', url: paths.errorFeedback, payload });
}

async function errorsOf(app: App) {
  const owner = await asOwner(app);
  return errorListSchema.parse((await owner({ url: paths.adminErrors })).json());
}

describe('an error', () => {
  test('that comes again is one entry with a count, open again though it was resolved', async () => {
    const { app } = await aServer();
    expect((await report(app, anError())).statusCode).toBe(204);
    await report(app, anError());
    const [entry] = (await errorsOf(app)).errors;
    expect(entry).toMatchObject({ count: 2, resolved: false, severity: 'high', url: '/contact' });
    const owner = await asOwner(app);
    const url = `${paths.adminErrors}/${entry?.id}`;
    await owner({ method: 'PATCH', url, payload: { resolved: true } });
    expect((await errorsOf(app)).errors).toMatchObject([{ count: 2, resolved: true }]);
    await report(app, anError());
    expect((await errorsOf(app)).errors).toMatchObject([{ count: 3, resolved: false }]);
  });

  test('of another message or another place is another entry', async () => {
    const { app } = await aServer();
    await report(app, anError());
    await report(app, anError({ message: 'y is not a function' }));
    await report(app, anError({ stack: 'elsewhere' }));
    expect((await errorsOf(app)).errors).toHaveLength(3);
  });

  test('loses what is personal on the way in', async () => {
    const { app } = await aServer();
    await report(
      app,
      anError({
        message: 'cannot send for mary@example.com, (02) 7010 1995',
        url: '/search?q=mary',
        details: 'asked https://ashlar.example/search?q=mary+smith#top) on +61 491 570 006',
      }),
    );
    const [entry] = (await errorsOf(app)).errors;
    expect(entry).toMatchObject({
      message: 'cannot send for [e-mail], [number]',
      url: '/search',
      details: 'asked https://ashlar.example/search) on [number]',
    });
    expect(entry).not.toHaveProperty('sessionId');
  });

  test('is removed, or all are', async () => {
    const { app } = await aServer();
    await report(app, anError());
    await report(app, anError({ message: 'b' }));
    await report(app, anError({ message: 'c' }));
    const owner = await asOwner(app);
    const [first] = (await errorsOf(app)).errors;
    const url = `${paths.adminErrors}/${first?.id}`;
    expect((await owner({ method: 'DELETE', url })).statusCode).toBe(204);
    expect((await owner({ method: 'DELETE', url })).statusCode).toBe(404);
    expect((await errorsOf(app)).errors).toHaveLength(2);
    await owner({ method: 'DELETE', url: paths.adminErrors });
    expect(await errorsOf(app)).toEqual({ errors: [], otherFeedback: [] });
  });

  test('number 501 drops the one that was seen longest ago', async () => {
    let time = Date.parse('2026-03-02T00:00:00Z');
    const { app, store } = await aServer({}, { now: () => time });
    for (let index = 0; index <= 500; index += 1) {
      time += 1000;
      await store.errors.add(anError({ message: `number ${index}` }), new Date(time).toISOString());
    }
    const { errors } = await errorsOf(app);
    expect(errors).toHaveLength(500);
    expect(errors.at(-1)?.message).toBe('number 1');
  });
});

describe('feedback', () => {
  test('stands with its error, under whichever id it was reported', async () => {
    const { app } = await aServer();
    const [first, second] = [anError(), anError()];
    await report(app, first);
    await report(app, second);
    expect((await comment(app, first.id, 'I pressed Send')).statusCode).toBe(204);
    await comment(app, second.id, 'me too, write to mary@example.com');
    const { errors, otherFeedback } = await errorsOf(app);
    expect(errors[0]?.feedback.map(({ feedback }) => feedback)).toEqual([
      'me too, write to [e-mail]',
      'I pressed Send',
    ]);
    expect(otherFeedback).toEqual([]);
  });

  test('about an unknown error is kept beside them', async () => {
    const { app } = await aServer();
    await comment(app, 'unknown', 'something is odd');
    expect((await errorsOf(app)).otherFeedback).toMatchObject([{ feedback: 'something is odd' }]);
  });

  test('that is empty is refused', async () => {
    const { app } = await aServer();
    expect((await comment(app, 'x', '   ')).statusCode).toBe(400);
  });
});

test.each([
  ['a wrong severity', { ...anError(), severity: 'fatal' }, 400],
  ['a message that is too long', anError({ message: 'x'.repeat(2001) }), 400],
  ['a body that is too large', anError({ details: 'x'.repeat(40_000) }), 413],
])('%s is refused', async (_case, payload, status) => {
  const { app } = await aServer();
  expect((await report(app, payload)).statusCode).toBe(status);
  expect((await errorsOf(app)).errors).toEqual([]);
});

test('reports from one address are limited', async () => {
  const { app } = await aServer({ RATE_LIMIT_PER_MINUTE: '3' });
  const statuses: number[] = [];
  for (let index = 0; index < 4; index += 1) {
    statuses.push((await report(app, anError())).statusCode);
  }
  expect(statuses).toEqual([204, 204, 204, 429]);
});
