import { createHmac, randomBytes } from 'node:crypto';
import { IDEMPOTENCY_HEADER } from '#contract/paths.ts';
import { z } from '#contract/zod.ts';
import type { WebhookSigning } from '#contract/admin/webhooks.ts';
import type { SettingStore } from '../store/settings.ts';

const KEY = 'webhook_secrets';
const PREFIX = 'whsec_';
const SECRET_BYTES = 32;
/** How long an earlier secret signs alongside the new one, so that receivers can be updated. */
const OVERLAP_MS = 24 * 3_600_000;
/** Earlier secrets that sign at the same time: the header must stay short. */
const MOST_EARLIER = 3;

const secretsSchema = z.object({
  current: z.string(),
  shown: z.boolean(),
  earlier: z.array(z.object({ secret: z.string(), until: z.int() })),
});

type Message = { id: string; submissionId: string; body: string };
type Secrets = z.infer<typeof secretsSchema>;

export type Signing = ReturnType<typeof createSigning>;

/**
 * Signs webhook requests by the Standard Webhooks spec: a receiver that knows the secret can verify
 * a request's origin and age.
 */
export function createSigning(store: SettingStore, now: () => number) {
  async function read(within = store): Promise<{ text: string; secrets: Secrets }> {
    const text = await within.getOrMake(KEY, () =>
      JSON.stringify({ current: newSecret(), shown: false, earlier: [] }),
    );
    return { text, secrets: secretsSchema.parse(JSON.parse(text)) };
  }

  /** Changes the secrets, or returns null if `change` does; another server's change comes first. */
  async function update(
    within: SettingStore,
    change: (secrets: Secrets) => Secrets | null,
  ): Promise<Secrets | null> {
    for (;;) {
      const { text, secrets } = await read(within);
      const changed = change(secrets);
      if (changed === null) return null;
      if (await within.replace(KEY, text, JSON.stringify(changed))) return changed;
    }
  }

  const valid = ({ earlier }: Secrets) => earlier.filter(({ until }) => until > now());

  return {
    /** The headers of a webhook's request; `id` is the same whenever the same message is sent. */
    async headersOf({ id, submissionId, body }: Message): Promise<Record<string, string>> {
      const { secrets } = await read();
      const timestamp = String(Math.floor(now() / 1000));
      const signed = [secrets.current, ...valid(secrets).map(({ secret }) => secret)];
      return {
        'content-type': 'application/json',
        [IDEMPOTENCY_HEADER]: submissionId,
        'webhook-id': id,
        'webhook-timestamp': timestamp,
        'webhook-signature': signed
          .map((secret) => `v1,${signatureOf(secret, `${id}.${timestamp}.${body}`)}`)
          .join(' '),
      };
    },
    /** Whether the secret has been shown, and until when an earlier one also signs. */
    async state(): Promise<WebhookSigning> {
      const { secrets } = await read();
      const until = Math.max(0, ...valid(secrets).map((earlier) => earlier.until));
      return {
        shown: secrets.shown,
        earlierUntil: until === 0 ? null : new Date(until).toISOString(),
      };
    },
    /** The secret, the first time only; then null. */
    async show(within: SettingStore): Promise<string | null> {
      const secrets = await update(within, (before) =>
        before.shown ? null : { ...before, shown: true },
      );
      return secrets?.current ?? null;
    },
    /** Creates and returns a new secret; the previous one also signs for another day. */
    async rotate(within: SettingStore): Promise<string> {
      const secret = newSecret();
      await update(within, (before) => ({
        current: secret,
        shown: true,
        earlier: [{ secret: before.current, until: now() + OVERLAP_MS }, ...valid(before)].slice(
          0,
          MOST_EARLIER,
        ),
      }));
      return secret;
    },
  };
}

function newSecret(): string {
  return `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;
}

function signatureOf(secret: string, content: string): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  return createHmac('sha256', key).update(content).digest('base64');
}
