import { describe, expect, test } from 'vitest';
import type { ReceivedCapsule } from '#contract/admin/capsules.ts';
import { newKeyPair } from '#contract/capsule/sealing.ts';
import type { LeadRequest } from '#contract/envelope.ts';
import { paths } from '#contract/paths.ts';
import { LEAD_KEY_HEADER } from '#contract/photos.ts';
import type { Server } from '#server/app.ts';
import { createCapsuleKeys } from '#server/capsules/keys.ts';
import { keptCapsules } from '../../support/capsules.ts';
import { firmKeyOf, messageWith } from '../support/capsule.ts';
import { aLead, corrected } from '../support/lead.ts';
import { asOwner, asRole, inbox, leadDetail } from '../support/owner.ts';
import { aServer, sendLead } from '../support/server.ts';

type Road = 'pasted' | 'scanned';

async function paste({ app }: Pick<Server, 'app'>, message: string, road: Road = 'pasted') {
  const owner = await asOwner(app);
  return owner({
    method: 'POST',
    url: paths.adminCapsules,
    payload: { message, road, by: 'Rosa' },
  });
}

const outcomesOf = (leads: readonly ReceivedCapsule[]) => leads.map(({ outcome }) => outcome);

/** How a lead came, by its history. */
async function roadsOf({ app }: Pick<Server, 'app'>, id: string): Promise<string[]> {
  const { events = [] } = await leadDetail(app, id);
  return events.flatMap(({ kind, text, reason }) => (kind === 'road' ? [`${text} ${reason}`] : []));
}

/** A message in whose block one letter has been changed. */
const altered = (message: string) =>
  message.replace(/(?<=\[request:\S{20})./, (letter) => (letter === 'A' ? 'B' : 'A'));

const idOf = ({ envelope }: LeadRequest) => envelope.submissionId;

describe('a message with a capsule', () => {
  test.each(['sealed', 'open'])('is a lead in the inbox, %s', async (kind) => {
    const server = await aServer();
    const lead = aLead();
    const key = kind === 'sealed' ? await firmKeyOf(server.app) : null;
    const answer = await paste(server, await messageWith(lead, key));
    expect(answer.json()).toEqual({ leads: [{ id: idOf(lead), outcome: 'stored' }] });
    expect(await inbox(server.app)).toMatchObject([{ id: idOf(lead), name: 'Mary O’Neill' }]);
    const { versions, events } = await leadDetail(server.app, idOf(lead));
    expect(versions[0]?.envelope).toEqual(lead.envelope);
    expect(events).toMatchObject([
      { kind: 'road', text: 'pasted', reason: 'first', author: 'Rosa' },
    ]);
  });

  test('counts once when the site brings it as well, before or after', async () => {
    const server = await aServer();
    const [early, late] = [aLead(), aLead()];
    const key = await firmKeyOf(server.app);
    await sendLead(server.app, early);
    const after = await paste(server, await messageWith(early, key), 'scanned');
    expect(outcomesOf(after.json().leads)).toEqual(['repeat']);
    await paste(server, await messageWith(late, key));
    expect((await sendLead(server.app, late)).statusCode).toBe(200);
    await sendLead(server.app, late);
    expect(await inbox(server.app)).toHaveLength(2);
    expect(await roadsOf(server, idOf(early))).toEqual(['scanned repeat']);
    expect(await roadsOf(server, idOf(late))).toEqual(['pasted first', 'site repeat']);
  });

  test('is said once to have come by a road, however often it is pasted', async () => {
    const server = await aServer();
    const lead = aLead();
    const message = await messageWith(lead, await firmKeyOf(server.app));
    for (let time = 0; time < 3; time += 1) await paste(server, message);
    expect(await roadsOf(server, idOf(lead))).toEqual(['pasted first']);
    await sendLead(server.app, aLead(lead.envelope));
  });

  test('that is newer replaces the lead; one that is older changes nothing', async () => {
    const server = await aServer();
    const lead = aLead();
    const key = await firmKeyOf(server.app);
    await sendLead(server.app, lead);
    const newer = corrected(lead, 'Two parapets lean.');
    const first = await paste(server, await messageWith(newer, key));
    expect(outcomesOf(first.json().leads)).toEqual(['stored']);
    const older = corrected(lead, 'Something else.', 1);
    const second = await paste(server, await messageWith(older, key), 'scanned');
    expect(outcomesOf(second.json().leads)).toEqual(['older']);
    expect(await inbox(server.app)).toMatchObject([{ revision: 2, message: 'Two parapets lean.' }]);
    expect(await roadsOf(server, idOf(lead))).toEqual(['pasted newer', 'scanned older']);
  });

  test('lets the phone that wrote it add its photos, and no other', async () => {
    const { app } = await aServer();
    const lead = { ...aLead({ data: { photoCount: 1 } }), leadKey: 'a1'.repeat(32) };
    await paste({ app }, await messageWith(lead, await firmKeyOf(app)));
    const upload = (key: string) =>
      app.inject({
        method: 'POST',
        url: paths.photos,
        headers: {
          'tus-resumable': '1.0.0',
          'upload-length': '10',
          [LEAD_KEY_HEADER]: key,
          'upload-metadata': [
            ['id', `${idOf(lead)}.${'0'.repeat(64)}`],
            ['position', '0'],
          ]
            .map(([name, value = '']) => `${name} ${Buffer.from(value).toString('base64')}`)
            .join(),
        },
      });
    expect((await upload('b2'.repeat(32))).json()).toMatchObject({ error: { code: 'wrong_key' } });
    expect((await upload(lead.leadKey)).statusCode).toBe(201);
  });

  test('is taken with all the others in its message', async () => {
    const server = await aServer();
    const key = await firmKeyOf(server.app);
    const broken = altered(await messageWith(aLead(), key));
    const leads = [aLead(), aLead()];
    const messages = await Promise.all(leads.map((lead) => messageWith(lead, key)));
    const answer = await paste(server, [broken, ...messages].join('\n'));
    expect(answer.json().leads.map(({ id }: ReceivedCapsule) => id)).toEqual(leads.map(idOf));
  });

  test('is refused in words when it was altered, is cut off, or is none', async () => {
    const server = await aServer();
    const message = await messageWith(aLead(), await firmKeyOf(server.app));
    const refusals = {
      capsule_missing: 'Good morning, please ring me.',
      capsule_cut_off: message.slice(0, -30),
      capsule_damaged: altered(message),
      capsule_unknown_key: await messageWith(aLead(), await newKeyPair()),
      capsule_newer: '[request:AgEAAAAA]',
    };
    for (const [code, text] of Object.entries(refusals)) {
      const answer = await paste(server, text);
      expect([answer.statusCode, answer.json().error.code]).toEqual([422, code]);
    }
    expect(await inbox(server.app)).toEqual([]);
  });

  test('of a lead that was erased is refused in words; only a correction made since is a new lead', async () => {
    const server = await aServer();
    const lead = aLead();
    const key = await firmKeyOf(server.app);
    await paste(server, await messageWith(lead, key));
    const owner = await asOwner(server.app);
    await owner({ method: 'DELETE', url: `${paths.adminLeads}/${idOf(lead)}` });
    const answer = await paste(server, await messageWith(lead, key));
    expect([answer.statusCode, answer.json().error.code]).toEqual([410, 'gone']);
    expect(await inbox(server.app)).toEqual([]);
    const newer = corrected(lead, 'Two parapets lean.');
    expect(outcomesOf((await paste(server, await messageWith(newer, key))).json().leads)).toEqual([
      'stored',
    ]);
  });

  test('is validated like any other request', async () => {
    const server = await aServer();
    const forged = aLead({ data: { phone: '12', name: 'A\u0000b' } });
    const answer = await paste(server, await messageWith(forged, await firmKeyOf(server.app)));
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'invalid_body']);
    expect(await inbox(server.app)).toEqual([]);
  });

  test('counts against the limit of new leads', async () => {
    const server = await aServer({ RATE_LIMIT_PER_MINUTE: '2' });
    const key = await firmKeyOf(server.app);
    const codes: number[] = [];
    for (let time = 0; time < 3; time += 1) {
      codes.push((await paste(server, await messageWith(aLead(), key))).statusCode);
    }
    expect(codes).toEqual([200, 200, 429]);
  });

  test('may be pasted by the office, and by nobody who has not signed in', async () => {
    const server = await aServer();
    const lead = aLead();
    const message = await messageWith(lead, await firmKeyOf(server.app));
    const call = {
      method: 'POST',
      url: paths.adminCapsules,
      payload: { message, road: 'pasted' },
    } as const;
    expect((await server.app.inject(call)).statusCode).toBe(401);
    const office = await asRole(server, 'office');
    expect((await office(call)).statusCode).toBe(200);
  });
});

describe('the firm’s key', () => {
  test('is the same for everybody, and its private half is never sent', async () => {
    const { app, store } = await aServer();
    const first = await app.inject({ url: paths.capsuleKey });
    expect((await app.inject({ url: paths.capsuleKey })).body).toBe(first.body);
    const [pair] = await createCapsuleKeys(store.settings).pairs();
    expect(first.json()).toEqual({ key: pair.key });
  });

  test('is replaced without losing what was encrypted to the one before', async () => {
    const server = await aServer();
    const before = await firmKeyOf(server.app);
    const message = await messageWith(aLead(), before);
    await createCapsuleKeys(server.store.settings).rotate();
    expect(await firmKeyOf(server.app)).not.toEqual(before);
    expect((await paste(server, message)).statusCode).toBe(200);
  });

  test('is made once when several requests come first', async () => {
    const { app } = await aServer();
    const keys = await Promise.all(Array.from({ length: 8 }, () => firmKeyOf(app)));
    expect(new Set(keys.map(({ key }) => key)).size).toBe(1);
  });
});

test.each(keptCapsules)(
  'messages of version $version are taken by every later release',
  async ({ keyPair, capsules }) => {
    const server = await aServer();
    await server.store.settings.set('capsule_keys', JSON.stringify([keyPair]));
    for (const { sealed, open, envelope } of capsules) {
      for (const [message, outcome] of [
        [sealed, 'stored'],
        [open, 'repeat'],
      ]) {
        const answer = await paste(server, message ?? '');
        expect(answer.json()).toEqual({ leads: [{ id: envelope.submissionId, outcome }] });
      }
    }
  },
);
