import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { noticeWords } from '#content/admin/notices.ts';
import {
  deviceChangeSchema,
  deviceSchema,
  noticeChangeSchema,
  type NoticeSetup,
  type NoticeTest,
  testMailSchema,
} from '#contract/admin/notices.ts';
import { snoozeSchema } from '#contract/admin/push.ts';
import type { Person } from '#contract/admin/people.ts';
import { paths } from '#contract/paths.ts';
import { z } from '#contract/zod.ts';
import { sessionOf } from '../admin/current.ts';
import { changesBetween } from '../audit.ts';
import type { Context } from '../context.ts';
import { stateAfter } from '../forwarding/outcome.ts';
import { HttpError, notFound } from '../http-error.ts';
import { parseInput } from '../input.ts';
import { missingForMail } from '../notices/mailer.ts';
import { isGone } from '../notices/push.ts';
import { lastBackup } from '../ops/backup/last-backup.ts';
import { createBudget } from '../rate.ts';
import type { Device, DeviceStore } from '../store/devices.ts';

const MOST_DEVICES = 20;
const paramsSchema = z.object({ id: z.string().check(z.maxLength(100)) });

/**
 * `/api/admin/notices`: recipients of lead notifications by e-mail and on devices, and tests of
 * both.
 */
export function noticeRoutes(app: FastifyInstance, context: Context): void {
  const { config, store, audit, notices, now } = context;
  const { rules, mailer, pusher, notifier, origin } = notices;
  const { devices } = store;
  const oneDevice = `${paths.adminDevices}/:id`;

  app.get(paths.adminNotices, (request): Promise<NoticeSetup> => setup(request));

  app.route({
    method: 'PUT',
    url: paths.adminNotices,
    async handler(request) {
      const change = parseInput(noticeChangeSchema, request.body);
      await audit.change(request, async ({ settings }) => {
        const before = await rules.settings(settings);
        await rules.change(change, settings);
        return changesBetween(before, await rules.settings(settings));
      });
      notifier.wake();
      return setup(request);
    },
  });

  app.post(`${paths.adminNotices}/test-mail`, async (request): Promise<NoticeTest> => {
    const { email } = parseInput(testMailSchema, request.body);
    if (mailer === null) return { sent: false, failure: 'not_set_up' };
    const { subject, text } = noticeWords.testMail;
    const mail = { to: email, subject, text, replyTo: null, id: randomUUID() };
    const result = await mailer.send(mail);
    return result.kind === 'sent' ? SENT : { sent: false, failure: result.code };
  });

  app.route({ method: 'POST', url: paths.adminDevices, handler: addDevice });

  app.route({ method: 'DELETE', url: oneDevice, handler: removeDevice });

  async function addDevice(request: FastifyRequest): Promise<NoticeSetup> {
    const device = parseInput(deviceSchema, request.body);
    if (!pusher.mayCall(device.endpoint)) {
      throw new HttpError(400, 'address_refused', 'This is not the address of a push service.');
    }
    const known = await devices.all();
    const isNew = !known.some(({ endpoint }) => endpoint === device.endpoint);
    if (isNew && known.length >= MOST_DEVICES) {
      throw new HttpError(
        409,
        'too_many_devices',
        'The maximum number of devices is already registered.',
      );
    }
    await audit.change(request, async (within) => {
      await within.devices.save(device, now(), sessionOf(request).person.id);
      return isNew ? [{ kind: 'settings', subject: 'device', to: device.name }] : [];
    });
    return setup(request);
  }

  app.route({
    method: 'PATCH',
    url: oneDevice,
    async handler(request) {
      const { id } = await ownDevice(request);
      const change = parseInput(deviceChangeSchema, request.body);
      await audit.change(request, async (within) => {
        const before = await preferencesOf(within.devices, id);
        await within.devices.change(id, change);
        return changesBetween(before, await preferencesOf(within.devices, id));
      });
      return setup(request);
    },
  });

  async function removeDevice(request: FastifyRequest): Promise<NoticeSetup> {
    const { id, device } = await ownDevice(request);
    await audit.change(request, async (within) => {
      await within.devices.remove(id);
      return device === null ? [] : [{ kind: 'settings', subject: 'device', from: device.name }];
    });
    return setup(request);
  }

  /** The device of a request; the office may name its own devices only. */
  async function ownDevice(request: FastifyRequest) {
    const { id } = parseInput(paramsSchema, request.params);
    const device = await devices.find(id);
    const { person } = sessionOf(request);
    const isOpen = device === null || mayChange(person, device);
    if (!isOpen) throw notFound('Device not found.');
    return { id, device };
  }

  app.post(`${oneDevice}/test`, async (request): Promise<NoticeTest> => {
    const { device } = await ownDevice(request);
    if (device === null) throw notFound('Device not found.');
    const { title, body } = noticeWords.testPush;
    const result = await pusher.push(device, { title, body, path: '/admin/leads' }, randomUUID());
    if (isGone(result)) await devices.remove(device.id);
    if (stateAfter(result) === 'delivered') return SENT;
    return {
      sent: false,
      failure: result.kind === 'answer' ? String(result.status) : result.error,
    };
  });

  async function setup(request: FastifyRequest): Promise<NoticeSetup> {
    const { person } = sessionOf(request);
    const isOwner = person.role === 'owner';
    const settings = await rules.settings();
    const { summary = true, alerts = true } = settings;
    const last = await lastBackup(config.dataDir, store.settings);
    return {
      settings: {
        ...settings,
        recipients: (isOwner ? settings.recipients : []).map((one) => ({
          summary,
          alerts,
          ...one,
        })),
      },
      devices: (await devices.all())
        .filter((device) => mayChange(person, device))
        .map(({ keys: _secret, personId: _person, addedAt, ...device }) => ({
          summary,
          alerts,
          ...device,
          addedAt: new Date(addedAt).toISOString(),
        })),
      lastBackup: last === null ? null : new Date(last).toISOString(),
      pushKey: await pusher.publicKey(),
      mailMissing: missingForMail(config),
      knowsAddress: origin !== null,
    };
  }
}

/** Without its keys, which are secrets. */
async function preferencesOf(devices: DeviceStore, id: string): Promise<object> {
  const device = await devices.find(id);
  if (device === null) return {};
  const { name, muted, summary, alerts } = device;
  return { device: { name, muted, summary, alerts } };
}

/** Owners see all devices, others their own. */
function mayChange({ id, role }: Person, { personId }: Device): boolean {
  return role === 'owner' || personId === id;
}

const SENT: NoticeTest = { sent: true, failure: null };

const MINUTE = 60_000;
const SNOOZE_MS = 60 * MINUTE;

/**
 * `POST /api/admin/notices/later`: notifies a device again in an hour. Needs no session, since the
 * button is on a locked phone's notification: the ids of lead and device, sealed for that device,
 * are enough. 404 if the device was never notified of the lead.
 */
export function snoozeRoutes(app: FastifyInstance, { config, store, notices, now }: Context): void {
  const budget = createBudget(app, 'snooze', config.ratePerMinute, MINUTE);

  app.post(`${paths.adminNotices}/later`, { onRequest: budget.spend }, async (request, reply) => {
    const { lead, device } = parseInput(snoozeSchema, request.body);
    const told = { channel: 'push', recipient: device } as const;
    if (!(await store.notices.again(lead, told, now() + SNOOZE_MS))) {
      throw notFound('Notification not found.');
    }
    notices.notifier.wake();
    return reply.code(204).send();
  });
}
