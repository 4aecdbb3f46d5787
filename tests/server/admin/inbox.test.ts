import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { leadPageSchema } from '#contract/admin/leads.ts';
import { answerWords } from '#content/admin/answer-words.ts';
import { paths } from '#contract/paths.ts';
import { onPostgres } from '../support/databases.ts';
import { aLead, corrected } from '../support/lead.ts';
import { asOwner, inbox, leadDetail } from '../support/owner.ts';
import { aServer, freshFolder, sendLead } from '../support/server.ts';

describe('the inbox', () => {
  test('is empty on a fresh install', async () => {
    const { app } = await aServer();
    const owner = await asOwner(app);
    const answer = await owner({ url: paths.adminLeads });
    expect(answer.json()).toEqual({
      leads: [],
      nextCursor: null,
      total: 0,
      heldBack: 0,
      first: [],
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('says of each lead what is to be done and where, as the visitor chose it', async () => {
    const { app } = await aServer();
    await sendLead(app, aLead({ data: { service: 'masonry', location: 'inner-west' } }));
    expect(await inbox(app)).toMatchObject([
      { job: answerWords('service', 'masonry'), suburb: answerWords('location', 'inner-west') },
    ]);
  });

  test('shows the newest first, page by page, each lead once, whatever goes meanwhile', async () => {
    const { app } = await aServer();
    const newestFirst: string[] = [];
    for (let index = 0; index < 7; index += 1) {
      const lead = aLead();
      await sendLead(app, lead);
      newestFirst.unshift(lead.envelope.submissionId);
    }
    const owner = await asOwner(app);
    const read = async (query: string) =>
      leadPageSchema.parse((await owner({ url: paths.adminLeads + query })).json());
    const pages = [await read('?limit=3')];
    await owner({ method: 'DELETE', url: `${paths.adminLeads}/${newestFirst[0]}` });
    await sendLead(app, aLead());
    for (let cursor = pages[0]?.nextCursor; typeof cursor === 'string';) {
      const page = await read(`?limit=3&cursor=${cursor}`);
      pages.push(page);
      cursor = page.nextCursor;
    }
    expect(pages.map(({ total }) => total)).toEqual([7, 7, 7]);
    expect(pages.flatMap(({ leads }) => leads.map(({ id }) => id))).toEqual(newestFirst);
  });

  test.each([
    ['?text=o’neill', 1],
    ['?text=O’NEILL', 1],
    ['?text=0491570006', 2],
    ['?text=%25', 0],
    ['?formType=hero_contact', 2],
    ['?formType=feedback', 0],
    ['?state=open', 1],
    ['?state=handled', 1],
    ['?state=spam', 1],
    ['?state=held_back', 1],
    ['?state=waiting', 0],
    ['?state=open&text=zoe', 1],
  ])('narrowed by %s has %i', async (query, wanted) => {
    const { app } = await aServer();
    const first = aLead();
    await sendLead(app, first);
    await sendLead(app, aLead({ data: { name: 'Zoe Smith' } }));
    const spam = aLead({ formType: 'hero_contact', data: { name: 'Bot', phone: '0411 111 111' } });
    await sendLead(app, { ...spam, guard: { trap: 'x', fillMs: 0 } });
    const owner = await asOwner(app);
    const url = `${paths.adminLeads}/${first.envelope.submissionId}`;
    await owner({ method: 'PATCH', url, payload: { handled: true } });
    const found = await inbox(app, query);
    expect(query.includes('formType=hero') ? found.length - 1 : found.length).toBe(wanted);
  });

  test.each(['?limit=0', '?limit=101', '?cursor=x', '?state=gone', '?formType=x'])(
    'refuses the query %s with 400',
    async (query) => {
      const { app } = await aServer();
      const owner = await asOwner(app);
      expect((await owner({ url: paths.adminLeads + query })).statusCode).toBe(400);
    },
  );
});

describe('a lead', () => {
  test('is shown with its versions, newest first, and how each came', async () => {
    const now = Date.parse('2026-03-02T01:02:05.500Z');
    const { app } = await aServer({}, { now: () => now });
    const lead = aLead();
    await sendLead(app, lead, { 'submission-attempt': '3' });
    await sendLead(app, corrected(lead, 'better'), { 'submission-attempt': 'many' });
    const detail = await leadDetail(app, lead.envelope.submissionId.toUpperCase());
    expect(detail).toMatchObject({
      name: 'Mary O’Neill',
      message: 'better',
      delivery: 'inbox_only',
    });
    expect(detail.versions).toMatchObject([
      { revision: 2, attempt: null, envelope: { data: { message: 'better' } } },
      { revision: 1, attempt: 3, delayMs: 2500, envelope: lead.envelope },
    ]);
  });

  test('is handled, and unhandled again when it is corrected', async () => {
    const { app } = await aServer();
    const lead = aLead();
    await sendLead(app, lead);
    const owner = await asOwner(app);
    const url = `${paths.adminLeads}/${lead.envelope.submissionId}`;
    const handled = await owner({ method: 'PATCH', url, payload: { handled: true } });
    expect(handled.json()).toMatchObject({ handled: true });
    await sendLead(app, corrected(lead, 'one more thing'));
    expect(await inbox(app)).toMatchObject([{ handled: false }]);
  });

  test('stays spam when the owner said so, whatever its next version looks like', async () => {
    const { app } = await aServer();
    const lead = aLead();
    await sendLead(app, lead);
    const owner = await asOwner(app);
    const url = `${paths.adminLeads}/${lead.envelope.submissionId}`;
    await owner({ method: 'PATCH', url, payload: { spam: true } });
    await sendLead(app, corrected(lead, 'buy now'));
    expect(await inbox(app)).toMatchObject([{ spam: 'owner' }]);
  });

  test.each([
    ['let through', { spam: false }, { spam: null, heldBackFor: [] }],
    ['confirmed as spam', { spam: true }, { spam: 'owner', heldBackFor: [] }],
    ['marked as handled', { handled: true }, { spam: 'trap', handled: true }],
  ])('that is held back counts until it is %s', async (_how, payload, then) => {
    const { app } = await aServer();
    const lead = aLead();
    await sendLead(app, { ...lead, guard: { trap: 'x', fillMs: 0 } });
    await sendLead(app, aLead());
    const owner = await asOwner(app);
    const heldBack = async () =>
      leadPageSchema.parse((await owner({ url: paths.adminLeads })).json()).heldBack;
    expect(await heldBack()).toBe(1);
    const url = `${paths.adminLeads}/${lead.envelope.submissionId}`;
    expect((await owner({ method: 'PATCH', url, payload })).json()).toMatchObject(then);
    expect(await heldBack()).toBe(0);
    await sendLead(app, { ...corrected(lead, 'again'), guard: { trap: 'x', fillMs: 0 } });
    expect(await heldBack()).toBe('handled' in payload ? 1 : 0);
  });

  test('that does not exist is 404', async () => {
    const { app } = await aServer();
    const owner = await asOwner(app);
    const url = `${paths.adminLeads}/${crypto.randomUUID()}`;
    for (const method of ['GET', 'DELETE'] as const) {
      expect((await owner({ method, url })).statusCode).toBe(404);
    }
  });
});

describe('a deleted lead', () => {
  test.skipIf(onPostgres)(
    'is gone from the files, is not taken again, and its late repeat gets its receipt',
    async () => {
      const folder = freshFolder();
      const { app } = await aServer({ DATA_DIR: folder });
      const lead = aLead({ data: { name: 'Quentin Quokka', message: 'unmistakable words' } });
      const first = await sendLead(app, lead);
      const second = await sendLead(app, corrected(lead, 'unmistakable words again'));
      expect(textOf(folder)).toContain('unmistakable');
      const owner = await asOwner(app);
      const url = `${paths.adminLeads}/${lead.envelope.submissionId}`;
      expect((await owner({ method: 'DELETE', url })).statusCode).toBe(204);
      for (const word of ['unmistakable', 'Quokka', 'quokka', '491570006']) {
        expect(textOf(folder)).not.toContain(word);
      }
      for (const late of [lead, corrected(lead, 'unmistakable words again')]) {
        const repeat = await sendLead(app, late);
        expect([repeat.statusCode, repeat.json()]).toEqual([200, first.json()]);
      }
      expect(second.json().receipt).toBe(first.json().receipt);
      expect(await inbox(app)).toEqual([]);
    },
  );

  test('comes back only by a newer word of the visitor', async () => {
    const { app } = await aServer();
    const lead = aLead();
    const first = await sendLead(app, lead);
    const owner = await asOwner(app);
    const url = `${paths.adminLeads}/${lead.envelope.submissionId}`;
    await owner({ method: 'DELETE', url });
    const newer = await sendLead(app, corrected(lead, 'still interested'));
    expect(newer.statusCode).toBe(202);
    expect(newer.json().receipt).toBe(first.json().receipt);
    expect(await inbox(app)).toMatchObject([{ message: 'still interested' }]);
    expect((await sendLead(app, lead)).statusCode).toBe(409);
  });
});

function textOf(folder: string): string {
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join('\n');
}
