import { createHash } from 'node:crypto';
import webPush from 'web-push';
import { noticeWords } from '#content/admin/notices.ts';
import { business } from '#content/business.ts';
import type { PushPayload } from '#contract/admin/push.ts';
import { z } from '#contract/zod.ts';
import { type SendOutcome, stateAfter } from '../forwarding/outcome.ts';
import { type Resolve, send } from '../forwarding/send.ts';
import type { Device, DeviceStore } from '../store/devices.ts';
import type { createInbox } from '../store/inbox.ts';
import type { NoticeStore } from '../store/notices.ts';
import type { SettingStore } from '../store/settings.ts';
import { leadScreen } from '#contract/paths.ts';
import { leadSummary, type Message, storedMessage } from './message.ts';
import type { Channel, ChannelOutcome } from './notifier.ts';
import type { NoticeRules } from './settings.ts';

/** Status codes of a push service for a subscription that no longer exists. */
const GONE = [404, 410];

type ChannelServices = {
  pusher: Pusher;
  devices: Pick<DeviceStore, 'find'>;
  /** Removes a device that no longer exists. */
  removeLost: (device: Device) => Promise<void>;
  inbox: Pick<ReturnType<typeof createInbox>, 'find'>;
  /** How many leads are new. */
  newLeads: () => Promise<number>;
};

/** Sends push notifications; removes devices that their push service no longer knows. */
export function pushChannel({
  pusher,
  devices,
  removeLost,
  inbox,
  newLeads,
}: ChannelServices): Channel {
  return {
    name: 'push',
    async deliver({ lead_id: leadId, message, topic, recipient }) {
      const device = await devices.find(recipient);
      if (device === null) return { kind: 'refused', failure: 'device_removed' };
      const payload = await payloadOf(device);
      if (payload === null) return { kind: 'refused', failure: 'lead_gone' };
      const outcome = await pusher.push(device, payload, topic);
      if (isGone(outcome)) await removeLost(device);
      return channelOutcome(outcome);

      async function payloadOf({ id }: Device): Promise<PushPayload | null> {
        if (message !== null) {
          const { title, text, path } = storedMessage(message);
          const [body = ''] = text.split('\n');
          return { title, body, path, tag: topic, newLeads: await newLeads() };
        }
        const lead = leadId === null ? null : await inbox.find(leadId);
        if (lead === null) return null;
        const { title, call, later } = noticeWords.push;
        return {
          title,
          body: leadSummary(lead),
          path: leadScreen(lead.id),
          newLeads: await newLeads(),
          lead: { id: lead.id, device: id, call, later },
        };
      }
    },
  };
}

/** Whether the push service says that the subscription no longer exists. */
export function isGone(outcome: SendOutcome): boolean {
  return outcome.kind === 'answer' && GONE.includes(outcome.status);
}

function channelOutcome(outcome: SendOutcome): ChannelOutcome {
  const kind = stateAfter(outcome);
  if (kind === 'delivered') return { kind: 'sent' };
  const failure = outcome.kind === 'answer' ? String(outcome.status) : outcome.error;
  return { kind: kind === 'retry' ? 'failed' : 'refused', failure };
}

/** Settings key of this server's push keys. */
export const PUSH_KEYS = 'push_keys';
const TIMEOUT_MS = 15_000;
/** How long a push service keeps an undelivered message: a day, in seconds. */
const KEEP_S = 86_400;
const TOPIC_LENGTH = 32;

export const pushKeysSchema = z.object({ publicKey: z.string(), privateKey: z.string() });

type PusherServices = {
  settings: SettingStore;
  /** Exact origins configured by the operator, which may be private. */
  trustedOrigins: readonly string[];
  resolve: Resolve;
  /** Contact for push services: `mailto:` or `https:`. */
  contact: string;
};

export type Pusher = ReturnType<typeof createPusher>;

/** Sends encrypted messages to the push services of the owner's browsers (RFC 8030, 8291, 8292). */
export function createPusher({ settings, trustedOrigins, resolve, contact }: PusherServices) {
  /**
   * The keys that identify this server to push services; generated once for all servers on the
   * database.
   */
  async function keys(): Promise<z.infer<typeof pushKeysSchema>> {
    const text = await settings.getOrMake(PUSH_KEYS, () =>
      JSON.stringify(webPush.generateVAPIDKeys()),
    );
    return pushKeysSchema.parse(JSON.parse(text));
  }

  const isTrusted = (endpoint: string) => trustedOrigins.includes(new URL(endpoint).origin);

  return {
    publicKey: async (): Promise<string> => (await keys()).publicKey,
    /** Whether an endpoint may be called: one of a push service, or configured by the operator. */
    mayCall: (endpoint: string): boolean =>
      new URL(endpoint).protocol === 'https:' || isTrusted(endpoint),
    /** Sends one message; a repeat with the same `topic` replaces one that is still pending. */
    async push(device: Device, payload: PushPayload, topic: string): Promise<SendOutcome> {
      const { endpoint, keys: receiver } = device;
      const details = webPush.generateRequestDetails(
        { endpoint, keys: receiver },
        JSON.stringify(payload),
        {
          vapidDetails: { subject: contact, ...(await keys()) },
          TTL: KEEP_S,
          urgency: 'high',
          topic: createHash('sha256').update(topic).digest('base64url').slice(0, TOPIC_LENGTH),
        },
      );
      return send({
        url: endpoint,
        trusted: isTrusted(endpoint),
        body: details.body ?? '',
        headers: textsOf(details.headers),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        resolve,
      });
    },
  };
}

/** Contact for push services if there is a problem. */
export function contactOf(mailFrom: string | undefined, origin: string | null): string {
  if (mailFrom !== undefined) return `mailto:${mailFrom}`;
  return origin?.startsWith('https://') ? origin : business.email.href;
}

function textsOf(headers: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
  );
}

type RemovalServices = {
  devices: Pick<DeviceStore, 'remove'>;
  notices: Pick<NoticeStore, 'addMessage'>;
  rules: Pick<NoticeRules, 'whoWants'>;
  now: () => number;
};

/** Removes a device that its push service no longer knows, and notifies the others. */
export function createDeviceRemoval({ devices, notices, rules, now }: RemovalServices) {
  return async function removeLost({ id, name }: Device): Promise<void> {
    const all = await rules.whoWants('alerts');
    const recipients = all.filter(({ recipient }) => recipient !== id);
    // Notify first: a server killed in between still finds the device, and notifies only once.
    if (recipients.length > 0) {
      const message: Message = { ...noticeWords.alerts.deviceLost(name), path: '/admin/notices' };
      await notices.addMessage({
        topic: `device:${id}`,
        message: JSON.stringify(message),
        recipients,
        at: now(),
      });
    }
    await devices.remove(id);
  };
}
