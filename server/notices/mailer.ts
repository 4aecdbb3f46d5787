import type { Config } from '../config.ts';

/** One e-mail to one person. */
export type Mail = {
  to: string;
  subject: string;
  replyTo: { name: string; address: string } | null;
  text: string;
  /** The same text as HTML; must not contain a visitor's words unescaped. */
  html?: string;
  /** The entry that calendars take over. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
  /** Local part of its Message-ID: the same for a repeat, which mail programs recognise by it. */
  id: string;
};

/** The mail server's answer; `code` is its own, or the class of the failure. */
export type MailOutcome =
  | { kind: 'sent' }
  | { kind: 'refused'; code: string }
  | { kind: 'failed'; code: string };

/** Hands e-mails to the mail server. */
export type Mailer = { send: (mail: Mail) => Promise<MailOutcome> };

const CONNECT_MS = 15_000;
/** Shorter than a notification's claim by this server. */
const ALL_MS = 45_000;

/** Environment variables without which no e-mail is sent. */
export function missingForMail({
  smtpUrl,
  mailFrom,
}: Pick<Config, 'smtpUrl' | 'mailFrom'>): ('SMTP_URL' | 'MAIL_FROM')[] {
  return [
    ...(smtpUrl === undefined ? (['SMTP_URL'] as const) : []),
    ...(mailFrom === undefined ? (['MAIL_FROM'] as const) : []),
  ];
}

/**
 * A mailer for the operator's mail server; null while its URL or the sender is not set. Aborts an
 * e-mail that takes longer than `mostMs` milliseconds.
 */
export function createMailer(
  { smtpUrl, mailFrom }: Pick<Config, 'smtpUrl' | 'mailFrom'>,
  mostMs: number = ALL_MS,
): Mailer | null {
  if (smtpUrl === undefined || mailFrom === undefined) return null;
  const [, domain = ''] = mailFrom.address.split('@');
  return {
    async send({ id, replyTo, calendar, ...mail }) {
      // Loaded on demand: heavy, and useless to a server that sends no e-mail.
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({
        url: smtpUrl,
        connectionTimeout: CONNECT_MS,
        greetingTimeout: CONNECT_MS,
        socketTimeout: mostMs,
        // The text is never read as a file name or a URL.
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      // A server that answers each step slowly stays within every other limit.
      const signal = AbortSignal.timeout(mostMs);
      try {
        await transport.sendMail({
          ...mail,
          signal,
          from: mailFrom,
          messageId: `<${id}@${domain}>`,
          ...(replyTo === null ? {} : { replyTo }),
          ...(calendar === undefined ? {} : { icalEvent: { filename: 'visit.ics', ...calendar } }),
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
        return { kind: 'sent' };
      } catch (error) {
        return signal.aborted ? { kind: 'failed', code: 'ETIMEDOUT' } : failureOf(error);
      } finally {
        transport.close();
      }
    },
  };
}

/** 5xx is final for this e-mail, but not for a sign-in, which the operator can correct. */
function failureOf(error: unknown): MailOutcome {
  const status = numberOf(error);
  const code = codeOf(error);
  if (status === null) return { kind: 'failed', code: code ?? 'network' };
  const final = status >= 500 && code !== 'EAUTH';
  return { kind: final ? 'refused' : 'failed', code: String(status) };
}

function numberOf(error: unknown): number | null {
  return error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number'
    ? error.responseCode
    : null;
}

function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : null;
}
