import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { firstConfirmation } from '#content/admin/confirmations.ts';
import { confirmationSetupSchema } from '#contract/admin/confirmations.ts';
import { formTypes } from '#contract/form-types.ts';
import { noticeSetupSchema } from '#contract/admin/notices.ts';
import { paths } from '#contract/paths.ts';
import { asOwner } from '../support/owner.ts';
import { aBrowser } from '../support/push-service.ts';
import { aServer } from '../support/server.ts';

const OWNER = 'owner@firm.example';
const STAFF = 'staff@firm.example';
const hours = { from: '21:00', to: '06:30' };

/** The owner, signed in, and how the settings stand after a call. */
async function setUp(app: FastifyInstance) {
  const owner = await asOwner(app);
  const panelOf = async (call: object = {}) =>
    noticeSetupSchema.parse((await owner({ url: paths.adminNotices, ...call })).json());
  return {
    owner,
    panelOf,
    settings: async () => (await panelOf()).settings,
    save: async (payload: object) => (await panelOf({ method: 'PUT', payload })).settings,
  };
}

const told = (email: string, preferences: object = {}) => ({
  email,
  muted: [],
  summary: true,
  alerts: true,
  ...preferences,
});

describe('what is saved of the notices', () => {
  test('is the part that was changed, and the rest stays', async () => {
    const { app } = await aServer({ NOTIFY_EMAIL: OWNER });
    const { save } = await setUp(app);
    await save({ added: STAFF });
    await save({ quietHours: hours });
    await save({ backupDays: 9 });
    await save({ quietHours: { from: '22:00' } });
    await save({ quietHours: { to: '07:00' } });
    expect(await save({})).toEqual({
      recipients: [told(OWNER), told(STAFF)],
      quietHours: { from: '22:00', to: '07:00' },
      backupDays: 9,
    });
  });

  test('is one address, with one of its switches', async () => {
    const { app } = await aServer();
    const { save } = await setUp(app);
    await save({ added: OWNER });
    await save({ added: STAFF });
    await save({ changed: { email: STAFF, mute: 'feedback' } });
    await save({ changed: { email: STAFF, mute: 'hero_contact' } });
    await save({ changed: { email: STAFF, unmute: 'feedback' } });
    await save({ changed: { email: STAFF, alerts: false } });
    const staff = told(STAFF, { muted: ['hero_contact'], alerts: false });
    // One that is there already keeps what it is told.
    const both = await save({ added: STAFF });
    expect(both.recipients).toEqual([told(OWNER), staff]);
    expect((await save({ removed: OWNER })).recipients).toEqual([staff]);
    // A screen that has not heard of it must not bring it back.
    const late = await save({ changed: { email: OWNER, summary: false } });
    expect(late.recipients).toEqual([staff]);
  });

  test('does not switch on hours that another device has switched off meanwhile', async () => {
    const { app } = await aServer();
    const { save } = await setUp(app);
    await save({ quietHours: hours });
    expect((await save({ quietHours: null })).quietHours).toBeNull();
    expect((await save({ quietHours: { from: '22:00' } })).quietHours).toBeNull();
  });

  test('is all of it where a page of an earlier build says all', async () => {
    const { app } = await aServer();
    const { save } = await setUp(app);
    await save({ added: OWNER });
    const all = { recipients: [{ email: STAFF, muted: ['feedback'] }], quietHours: hours };
    expect(await save(all)).toEqual({
      recipients: [told(STAFF, { muted: ['feedback'] })],
      quietHours: hours,
    });
  });

  test('is not a twenty-first address', async () => {
    const { app } = await aServer();
    const { owner, save, settings } = await setUp(app);
    for (let index = 0; index < 20; index += 1) await save({ added: `${index}@firm.example` });
    const payload = { added: STAFF };
    const { statusCode } = await owner({ method: 'PUT', url: paths.adminNotices, payload });
    expect(statusCode).toBe(400);
    expect((await settings()).recipients).toHaveLength(20);
  });

  test('is there though others save at the same moment', async () => {
    const { app } = await aServer();
    const { save, settings } = await setUp(app);
    const emails = formTypes.map((formType) => `${formType}@firm.example`);
    await Promise.all(emails.map((email) => save({ added: email })));
    const { recipients } = await settings();
    expect(recipients.map(({ email }) => email).toSorted()).toEqual(emails.toSorted());
  });
});

test('what is changed of a confirmation leaves the rest of its words as others have saved them', async () => {
  const { app } = await aServer();
  const { owner } = await setUp(app);
  const url = `${paths.adminConfirmations}/hero_contact`;
  const save = async (payload: object) => {
    const answer = await owner({ method: 'PUT', url, payload });
    return confirmationSetupSchema.parse(answer.json()).templates.hero_contact;
  };
  const first = firstConfirmation('hero_contact');
  expect(await save({ subject: 'Thank you' })).toEqual({ ...first, subject: 'Thank you' });
  await save({ text: 'We ring back.' });
  const all = { on: !first.on, subject: 'Thank you', text: 'We ring back.' };
  expect(await save({ on: !first.on })).toEqual(all);
  await Promise.all([save({ subject: 'Thanks' }), save({ text: 'Soon.' })]);
  expect(await save({})).toEqual({ ...all, subject: 'Thanks', text: 'Soon.' });
  // Pages of an earlier build say all of it.
  expect(await save(all)).toEqual(all);
  const wrong = await owner({ method: 'PUT', url, payload: { text: '{nmae}' } });
  expect(wrong.statusCode).toBe(400);
});

test('a device keeps what others have switched for it at the same moment', async () => {
  const { app, store } = await aServer({ WEBHOOK_PROVIDERS: 'http://127.0.0.1:1' });
  const { owner, panelOf } = await setUp(app);
  const { subscription } = aBrowser('http://127.0.0.1:1/push');
  await owner({ method: 'POST', url: paths.adminDevices, payload: subscription });
  const before = await panelOf();
  const id = before.devices[0]?.id ?? '';
  await Promise.all(formTypes.map((mute) => store.devices.change(id, { mute })));
  const url = `${paths.adminDevices}/${id}`;
  await owner({ method: 'PATCH', url, payload: { unmute: 'feedback' } });
  await owner({ method: 'PATCH', url, payload: { alerts: false } });
  const { devices } = await panelOf();
  expect(devices[0]).toMatchObject({ alerts: false, summary: true });
  const muted = formTypes.filter((formType) => formType !== 'feedback');
  expect(devices[0]?.muted.toSorted()).toEqual(muted.toSorted());
});

test('a change of a device that has gone brings none back', async () => {
  const { app } = await aServer();
  const { panelOf } = await setUp(app);
  const gone = {
    method: 'PATCH',
    url: `${paths.adminDevices}/gone`,
    payload: { mute: 'feedback' },
  };
  expect((await panelOf(gone)).devices).toEqual([]);
});
