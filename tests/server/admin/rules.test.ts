import { type FastifyInstance, fastify } from 'fastify';
import { describe, expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { guardByRules } from '#server/admin/guard.ts';
import { type Access, rules } from '#server/admin/rules.ts';
import { createSessions, IDLE_MS } from '#server/admin/sessions.ts';
import { asOwner, asRole } from '../support/owner.ts';
import { aServer } from '../support/server.ts';

const PREFIX = '/api/admin';
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

type Route = { method: (typeof methods)[number]; pattern: string; access: Access };

const routes: Route[] = Object.entries(rules).map(([rule, access]) => {
  const [name = '', pattern = ''] = rule.split(' ');
  const method = methods.find((one) => one === name);
  if (method === undefined) throw new Error(`${rule}: no method`);
  return { method, pattern, access };
});

/** An address of a route, with values that its own checks may refuse. */
const urlOf = ({ pattern }: Route) =>
  pattern.replace(':formType', 'feedback').replaceAll(/:\w+/g, '1');

/** Ends the caller's session, so that it is called last; a stream does not end by itself. */
const isLast = ({ method, pattern }: Route) => method === 'DELETE' && pattern === paths.session;
const isStream = ({ pattern }: Route) => pattern === paths.adminEvents;
const called = [...routes.filter((one) => !isLast(one)), ...routes.filter(isLast)];

type Caller = (call: { method: Route['method']; url: string }) => Promise<{
  statusCode: number;
  json: () => { error?: { code: string } };
}>;

/** How the guard answers each route: its error code, or that it lets the request through. */
async function answersTo(caller: Caller, asked: readonly Route[]): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  for (const route of asked) {
    const answer = await caller({ method: route.method, url: urlOf(route) });
    const isRefused = answer.statusCode === 401 || answer.statusCode === 403;
    const code = isRefused ? answer.json().error?.code : 'let through';
    answers[`${route.method} ${route.pattern}`] = code ?? 'no code';
  }
  return answers;
}

const expected = (asked: readonly Route[], answer: (access: Access) => string) =>
  Object.fromEntries(
    asked.map(({ method, pattern, access }) => [`${method} ${pattern}`, answer(access)]),
  );

describe('every route of the admin', () => {
  test('has a rule, and every rule has a route', async () => {
    const { app } = await aServer();
    for (const { method, pattern: url } of routes) {
      expect([url, app.hasRoute({ method, url })]).toEqual([url, true]);
    }
    const listed = listedRoutes(app).filter((one) => one.split(' ')[1]?.startsWith(PREFIX));
    expect(listed.length).toBeGreaterThan(50);
    const unruled = listed.filter((one) => !waysToName(one).some((way) => way in rules));
    expect(unruled).toEqual([]);
    expect(listed).toHaveLength(routes.length);
  });

  test('without a rule stops the start', async () => {
    const { store } = await aServer();
    const app = fastify();
    guardByRules(
      app,
      createSessions(store, Date.now, () => Promise.resolve({})),
    );
    expect(() => app.get(`${PREFIX}/new`, () => 'secrets')).toThrow(
      'GET /api/admin/new: this route needs a rule in server/admin/rules.ts.',
    );
  });

  test('is closed to whoever has no session, or a forged one', async () => {
    const { app } = await aServer();
    const closed = routes.filter(({ access }) => access !== 'anyone');
    for (const cookies of [{}, { ashlar: 'A'.repeat(43) }]) {
      const answers = await answersTo((call) => app.inject({ ...call, cookies }), closed);
      expect(answers).toEqual(expected(closed, () => 'not_signed_in'));
    }
  });

  test('is closed to a session that has expired', async () => {
    const server = await aServer();
    const caller = await asRole(server, 'owner', Date.now() - IDLE_MS - 1000);
    const closed = routes.filter(({ access }) => access !== 'anyone');
    expect(await answersTo(caller, closed)).toEqual(expected(closed, () => 'not_signed_in'));
  });

  test('is open to the office unless it is for owners only', async () => {
    const asked = called.filter((one) => !isStream(one) && !tellsItself(one));
    const answers = await answersTo(await asRole(await aServer(), 'office'), asked);
    expect(answers).toEqual(
      expected(asked, (access) => (access === 'owner' ? 'owner_only' : 'let through')),
    );
  });

  test('is open to an owner', async () => {
    const asked = called.filter((one) => !isStream(one) && !tellsItself(one));
    const answers = await answersTo(await asRole(await aServer(), 'owner'), asked);
    expect(answers).toEqual(expected(asked, () => 'let through'));
  });

  test('is closed to a page of another site, though the owner is signed in', async () => {
    const { app } = await aServer();
    const owner = await asOwner(app);
    const changing = called.filter(({ method }) => method !== 'GET');
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: 'https://sub.localhost' },
    ]) {
      const answers = await answersTo((call) => owner({ ...call, headers }), changing);
      expect(answers).toEqual(expected(changing, () => 'cross_site'));
    }
  });
});

/** Refuses with a 401 or 403 of its own: a password or link that the test does not send. */
function tellsItself({ access, method }: Route): boolean {
  return access === 'anyone' && method === 'POST';
}

const waysToName = (path: string): string[] => {
  const [both] = /:\w+(\|:\w+)+/.exec(path) ?? [];
  return both === undefined ? [path] : both.split('|').map((one) => path.replace(both, one));
};

/** All routes of a server, as `GET /path`, without the HEAD of each GET. */
function listedRoutes(app: FastifyInstance): string[] {
  const open: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', rest = ''] = /^([│ ├└─]*)(.*)$/.exec(line) ?? [];
      const [, part = '', names = ''] = /^(\S*)(?: \(([^)]*)\))?/.exec(rest) ?? [];
      const depth = indent.length / 4;
      open.length = Math.max(0, depth - 1);
      open[depth - 1] = part;
      return (
        names
          .split(', ')
          .filter((name) => name !== '' && name !== 'HEAD')
          // A parameter that two routes name differently is listed with both names.
          .map((name) => `${name} ${open.join('')}`)
      );
    });
}
