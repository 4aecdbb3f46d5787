import type { FastifyBaseLogger } from 'fastify';
import { z } from '#contract/zod.ts';
import type { CapsuleReception } from '../capsules/receive.ts';
import type { Config } from '../config.ts';
import { HttpError } from '../http-error.ts';
import { tooMany } from '../rate.ts';
import type { RequestWindows } from '../store/engine.ts';
import { hashed } from '../store/hashes.ts';
import type { SettingStore } from '../store/settings.ts';
import { type Handled, readNewMessages } from './session.ts';

const STATE = 'mailbox_state';
const MINUTE = 60_000;
const EVERY_MS = MINUTE;
const LONGEST_PAUSE_MS = 60 * MINUTE;
const LOOK_MS = 10_000;

const stateSchema = z.object({
  /** When a server last began to read it, so that one of several does. */
  triedAt: z.number(),
  readAt: z.nullable(z.number()),
  place: z.nullable(z.object({ uidValidity: z.string(), lastUid: z.number() })),
  /** Failures in a row, and the last one; null if reading works. */
  failed: z.nullable(z.object({ at: z.number(), code: z.string(), times: z.number() })),
});

export type MailboxState = z.infer<typeof stateSchema>;

const unread: MailboxState = { triedAt: 0, readAt: null, place: null, failed: null };

type Services = {
  config: Pick<Config, 'imapUrl' | 'ratePerMinute'>;
  settings: SettingStore;
  windows: RequestWindows;
  receive: CapsuleReception;
  now: () => number;
  log: FastifyBaseLogger;
};

export type Mailbox = ReturnType<typeof createMailbox>;

/** Reads the state of the mailbox; null if it was never read. */
export async function mailboxState(settings: Pick<SettingStore, 'get'>) {
  const saved = await settings.get(STATE);
  return saved === null ? null : stateSchema.parse(JSON.parse(saved));
}

/**
 * Leads in the e-mails of a mailbox, read every minute. Messages without a capsule are left as they
 * are; the others get a keyword.
 */
export function createMailbox({ config, settings, windows, receive, now, log }: Services) {
  const { imapUrl: url, ratePerMinute } = config;
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let reading: Promise<void> = Promise.resolve();

  const change = (changes: Partial<MailboxState>) =>
    settings.change(STATE, (saved) => {
      const before = saved === null ? unread : stateSchema.parse(JSON.parse(saved));
      return JSON.stringify({ ...before, ...changes } satisfies MailboxState);
    });

  async function handle(source: Uint8Array): Promise<Handled> {
    // Loaded on demand, as the client is.
    const { default: PostalMime } = await import('postal-mime');
    const mail = await PostalMime.parse(source).catch(() => null);
    if (mail === null) return '';
    const sender = {
      spend: spendOfMailbox,
      key: `mail ${hashed(mail.from?.address?.toLowerCase() ?? '')}`,
      came: { road: 'mail', by: '' },
    } as const;
    try {
      await receive(`${mail.text ?? ''}\n${mail.html ?? ''}`, sender);
      return '$RequestReceived';
    } catch (error) {
      if (!(error instanceof HttpError) || isTemporary(error)) throw error;
      if (error.code === 'capsule_missing') return '';
      log.warn({ code: error.code }, 'Refused a request that came by e-mail.');
      return '$RequestRefused';
    }
  }

  /** All senders together: their addresses can be forged. */
  async function spendOfMailbox(): Promise<void> {
    const { current, ttl } = await windows.hit('leads by mail', MINUTE);
    if (current > ratePerMinute) throw tooMany(Math.ceil(ttl / 1000));
  }

  async function read(address: string, { place, failed }: MailboxState): Promise<void> {
    try {
      await readNewMessages({
        url: address,
        from: place,
        now: now(),
        signal: stopping.signal,
        handle,
        note: (reached) => change({ place: reached }),
      });
      await change({ readAt: now(), failed: null });
    } catch (error) {
      if (stopping.signal.aborted) return;
      const code = codeOf(error);
      log.warn({ code }, 'Could not read the mailbox of IMAP_URL. It is tried again.');
      await change({ failed: { at: now(), code, times: (failed?.times ?? 0) + 1 } });
    }
  }

  /** Reads the mailbox if it is time, and no other server has begun to. */
  async function look(): Promise<void> {
    if (url === undefined) return;
    const before = await settings.getOrMake(STATE, () => JSON.stringify(unread));
    const known = stateSchema.parse(JSON.parse(before));
    const age = now() - known.triedAt;
    const pause = Math.min(LONGEST_PAUSE_MS, EVERY_MS * 2 ** (known.failed?.times ?? 0));
    // A time in the future was noted before the clock was set back.
    if (age >= 0 && age < pause) return;
    const claimed: MailboxState = { ...known, triedAt: now() };
    if (await settings.replace(STATE, before, JSON.stringify(claimed))) await read(url, claimed);
  }

  async function guardedLook(): Promise<void> {
    try {
      await look();
    } catch (error) {
      log.error(error, 'Could not look into the mailbox. Trying again within a minute.');
    }
  }

  return {
    look,
    start(): void {
      if (url === undefined) return;
      const next = () => void (reading = reading.then(guardedLook));
      timer = setInterval(next, LOOK_MS);
      timer.unref();
      next();
    },
    /** Ends reading: a message that is being taken is read again after the next start. */
    async stop(): Promise<void> {
      clearInterval(timer);
      stopping.abort();
      await reading;
    },
  };
}

function isTemporary({ status }: HttpError): boolean {
  return status >= 500 || status === 429;
}

/** The code of a failure, without what servers say: that may name the user. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('authenticationFailed' in error && error.authenticationFailed === true) return 'EAUTH';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
