import { createHash } from 'node:crypto';
import webPush from 'web-push';
import { business } from '#content/business.ts';
import type { PushPayload } from '#contract/admin/push.ts';
import { z } from '#contract/zod.ts';
import type { SendOutcome } from '../forwarding/outcome.ts';
import { type Resolve, send } from '../forwarding/send.ts';
import type { Device } from '../store/devices.ts';
import type { SettingStore } from '../store/settings.ts';

/** Settings key of this server's push keys. */
export const PUSH_KEYS = 'push_keys';
const TIMEOUT_MS = 15_000;
/** How long a push service keeps an undelivered message: a day, in seconds. */
const KEEP_S = 86_400;
const TOPIC_LENGTH = 32;

export const pushKeysSchema = z.object({ publicKey: z.string(), privateKey: z.string() });

type Services = {
  settings: SettingStore;
  /** Exact origins configured by the operator, which may be private. */
  trustedOrigins: readonly string[];
  resolve: Resolve;
  /** Contact for push services: `mailto:` or `https:`. */
  contact: string;
};

export type Pusher = ReturnType<typeof createPusher>;

/** Sends encrypted messages to the push services of the owner's browsers (RFC 8030, 8291, 8292). */
export function createPusher({ settings, trustedOrigins, resolve, contact }: Services) {
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
