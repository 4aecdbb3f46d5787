// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { connectHost } from '#components/toast/toasts.tsx';
import { ownChanges } from '#content/admin/changes.ts';
import type { LeadStage, LeadWork } from '#contract/admin/lead-work.ts';
import { type LeadChange, type LeadDetail, leadChangeSchema } from '#contract/admin/leads.ts';
import {
  changesStore,
  decide,
  dropChange,
  dropChanges,
  isWaiting,
  makeChange,
  sendChanges,
} from '#features/admin/changes/changes.ts';
import { replacedBy, workAfter } from '#features/admin/changes/changed-work.ts';
import { aSummary } from '../../../../support/lead-summary.ts';

const work = (stage: LeadStage): LeadWork => ({
  stage,
  lostReason: '',
  assignee: '',
  followUp: null,
  version: 1,
});

/** What the server has of each lead, what it was asked, and how it answers. */
let server: { stage: LeadStage; asked: { id: string; change: LeadChange }[]; answers: boolean };

const refusal = (code: string, status: number) =>
  Response.json({ error: { code, message: code } }, { status });

function answer(path: string, init?: RequestInit): Promise<Response> {
  if (!server.answers) return Promise.reject(new TypeError('Failed to fetch'));
  const id = /\/leads\/([\w-]+)$/.exec(path)?.[1] ?? '';
  if (id === 'gone') return Promise.resolve(refusal('not_found', 404));
  const detail = (): LeadDetail => ({
    ...aSummary({ id, work: work(server.stage) }),
    versions: [],
    notices: [],
  });
  if (init?.method !== 'PATCH') return Promise.resolve(Response.json(detail()));
  const change = leadChangeSchema.parse(JSON.parse(String(init.body)));
  const { was } = change;
  if (was?.stage !== undefined && was.stage !== server.stage) {
    return Promise.resolve(refusal('stale_lead', 409));
  }
  server.asked.push({ id, change });
  if (change.stage) server.stage = change.stage;
  return Promise.resolve(Response.json(detail()));
}

beforeEach(async () => {
  server = { stage: 'new', asked: [], answers: true };
  vi.stubGlobal('fetch', answer);
  await dropChanges();
});

afterEach(() => vi.unstubAllGlobals());

const lead = (id = 'one') => aSummary({ id, name: 'Mary Neill', work: work('new') });

test('with a server a change is sent at once, based on the version that the owner saw', async () => {
  const changed = await makeChange(lead(), { stage: 'contacted' }, 1);
  expect(changed?.work?.stage).toBe('contacted');
  expect(server.asked).toMatchObject([{ id: 'one', change: { stage: 'contacted', ifVersion: 1 } }]);
  expect(changesStore.get()).toEqual([]);
});

test('a visit replaces the one that the owner saw and the day of the follow-up, a note nothing', () => {
  const visit = { at: '2026-03-04T00:00:00.000Z', minutes: 60, note: '' };
  const before = { ...work('visit_booked'), followUp: '2026-03-04', visit };
  expect(replacedBy({ visit, note: 'Has the key.' }, before)).toEqual({
    visit,
    followUp: '2026-03-04',
  });
  expect(replacedBy({ visit: null }, before)).toEqual({ visit });
  expect(replacedBy({ note: 'Has the key.' }, before)).toEqual({});
});

test('without a server changes wait, and are sent in order with what each replaces and when it was made', async () => {
  server.answers = false;
  const before = Date.now();
  expect(await makeChange(lead(), { stage: 'contacted', by: 'Peter' })).toBeNull();
  expect(await makeChange(lead(), { stage: 'quoted', note: 'Two lintels.' })).toBeNull();
  expect(await makeChange(lead('two'), { note: 'Rings back.' })).toBeNull();
  await sendChanges();
  const kept = changesStore.get();
  expect(kept.map(({ leadId }) => leadId)).toEqual(['one', 'one', 'two']);
  expect(workAfter(work('new'), kept).stage).toBe('quoted');

  server.answers = true;
  await sendChanges();
  expect(changesStore.get()).toEqual([]);
  expect(server.asked.map(({ change }) => [change.stage, change.note, change.was])).toEqual([
    ['contacted', undefined, { stage: 'new' }],
    ['quoted', 'Two lintels.', { stage: 'contacted' }],
    [undefined, 'Rings back.', {}],
  ]);
  for (const { change } of server.asked) {
    expect(Date.parse(change.madeAt ?? '')).toBeGreaterThanOrEqual(before);
    expect(change.changeId).toMatch(/^[\da-f-]{36}$/);
  }
  expect(new Set(server.asked.map(({ change }) => change.changeId)).size).toBe(3);
});

test('a change whose answer was lost is sent again under the same id', async () => {
  let ids: (string | undefined)[] = [];
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const answered = await answer(path, init);
    ids = server.asked.map(({ change }) => change.changeId);
    if (ids.length === 1) throw new TypeError('Failed to fetch');
    return answered;
  });
  expect(await makeChange(lead(), { note: 'Rang.' })).toBeNull();
  await sendChanges();
  expect(ids).toHaveLength(2);
  expect(ids[0]).toBe(ids[1]);
  expect(changesStore.get()).toEqual([]);
});

test('a value that somebody else has set is asked about, and holds up only its own lead', async () => {
  server.answers = false;
  await makeChange(lead(), { stage: 'contacted', note: 'Rang.' });
  await makeChange(lead('two'), { note: 'Rings back.' });
  server.answers = true;
  server.stage = 'lost';
  await sendChanges();
  const [conflict] = changesStore.get();
  expect(changesStore.get()).toHaveLength(1);
  expect(conflict?.theirs?.stage).toBe('lost');
  expect(server.asked.map(({ id }) => id)).toEqual(['two']);

  if (conflict) await decide(conflict, 'mine');
  expect(server.stage).toBe('contacted');
  expect(server.asked.at(-1)?.change).toMatchObject({ note: 'Rang.', was: { stage: 'lost' } });
  expect(changesStore.get()).toEqual([]);
});

test('of a change that gives way to somebody else’s the note is still sent', async () => {
  server.answers = false;
  await makeChange(lead(), { stage: 'contacted', note: 'Rang.', by: 'Peter' });
  server.answers = true;
  server.stage = 'lost';
  await sendChanges();
  const [conflict] = changesStore.get();
  if (conflict) await decide(conflict, 'theirs');
  expect(server.stage).toBe('lost');
  expect(server.asked.map(({ change }) => [change.stage, change.note, change.by])).toEqual([
    [undefined, 'Rang.', 'Peter'],
  ]);
});

test('changes to a lead that was erased go by themselves, which is said in one line', async () => {
  const said: unknown[] = [];
  onTestFinished(connectHost(({ message }) => said.push(message.title)));
  server.answers = false;
  await makeChange(lead('gone'), { note: 'Mary rang.' });
  await makeChange(lead('gone'), { stage: 'contacted' });
  await makeChange(lead('two'), { note: 'Rings back.' });
  server.answers = true;
  await sendChanges();
  expect(changesStore.get()).toEqual([]);
  expect(server.asked.map(({ id }) => id)).toEqual(['two']);
  expect(said).toEqual([ownChanges.erased(2)]);
});

test('so does a change that the owner had to decide on', async () => {
  server.answers = false;
  await makeChange(lead(), { stage: 'contacted', note: 'Mary rang.' });
  server.answers = true;
  server.stage = 'lost';
  await sendChanges();
  expect(changesStore.get().filter(isWaiting)).toEqual([]);
  expect(changesStore.get()).toHaveLength(1);
  vi.stubGlobal('fetch', () => Promise.resolve(refusal('not_found', 404)));
  await sendChanges();
  expect(changesStore.get()).toEqual([]);
});

test('a change that the server refuses for another reason is shown until the owner removes it', async () => {
  server.answers = false;
  await makeChange(lead(), { note: 'Rang.' });
  server.answers = true;
  vi.stubGlobal('fetch', () => Promise.resolve(refusal('invalid_body', 400)));
  await sendChanges();
  const [row] = changesStore.get();
  expect(row?.refusedFor).toBe('invalid_body');
  if (row) await dropChange(row);
  expect(changesStore.get()).toEqual([]);
});

test('a change that is refused while its owner looks is thrown and not kept', async () => {
  server.stage = 'won';
  await expect(makeChange(lead(), { stage: 'contacted' })).rejects.toThrow('stale_lead');
  expect(changesStore.get()).toEqual([]);
});

test('a change that is refused after its owner was told that it is kept is sent again, or asked about', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    await promise;
    const isFirst = String(init?.body).includes('ifVersion');
    return isFirst ? refusal('stale_lead', 409) : answer(path, init);
  });
  server.stage = 'lost';
  const made = [
    makeChange(lead(), { stage: 'contacted', note: 'Rang.' }, 1),
    makeChange(lead('two'), { note: 'Rings back.' }, 1),
  ];
  expect(await Promise.all(made)).toEqual([null, null]);
  resolve();
  await vi.waitFor(() => expect(server.asked.map(({ id }) => id)).toEqual(['two']));
  await vi.waitFor(() => expect(changesStore.get()).toHaveLength(1));
  expect(changesStore.get()[0]?.theirs?.stage).toBe('lost');
});
