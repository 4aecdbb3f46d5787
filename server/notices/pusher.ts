import { createHash } from 'node:crypto';
import webPush from 'web-push';
import { business } from '#content/business.ts';
import type { PushPayload } from '#contract/office/push.ts';
import { z } from '#contract/zod.ts';
import { send, type Resolve } from '../forwarding/send.ts';
import type { SendResult } from '../forwarding/outcome.ts';
import type { Device } from '../store/devices.ts';
import type { SettingStore } from '../store/settings.ts';

/** Under which the settings hold the keys of this server. */
export const PUSH_KEYS = 'push_keys';
const TIMEOUT_MS = 15_000;
/** So long a push service keeps what it can't hand over: a day, in seconds. */
const KEEP_S = 86_400;
const TOPIC_LENGTH = 32;

export const pushKeysSchema = z.object({ publicKey: z.string(), privateKey: z.string() });

type Parts = {
  settings: SettingStore;
  /** Exact origins that the operator has named, which may be private. */
  trustedOrigins: readonly string[];
  resolve: Resolve;
  /** Whom a push service may write to: `mailto:` or `https:`. */
  contact: string;
};

export type Pusher = ReturnType<typeof createPusher>;

/** Sends encrypted messages to the push services of the owner's browsers (RFC 8030, 8291, 8292). */
export function createPusher({ settings, trustedOrigins, resolve, contact }: Parts) {
  /** The keys by which push services know this server; made once, for all servers on the database. */
  async function keys(): Promise<z.infer<typeof pushKeysSchema>> {
    const text = await settings.getOrMake(PUSH_KEYS, () =>
      JSON.stringify(webPush.generateVAPIDKeys()),
    );
    return pushKeysSchema.parse(JSON.parse(text));
  }

  const isTrusted = (endpoint: string) => trustedOrigins.includes(new URL(endpoint).origin);

  return {
    publicKey: async (): Promise<string> => (await keys()).publicKey,
    /** Whether an address may be called: a push service's, or what the operator has named. */
    mayCall: (endpoint: string): boolean =>
      new URL(endpoint).protocol === 'https:' || isTrusted(endpoint),
    /** Sends one message; `topic` lets a repeat take the place of the one that still waits. */
    async push(device: Device, payload: PushPayload, topic: string): Promise<SendResult> {
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

/** Whom a push service may write to when something is amiss. */
export function contactOf(mailFrom: string | undefined, origin: string | null): string {
  if (mailFrom !== undefined) return `mailto:${mailFrom}`;
  return origin?.startsWith('https://') ? origin : business.email.href;
}

function textsOf(headers: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
  );
}
