import type { Config } from '../config.ts';

/** One e-mail to one person. */
export type Mail = {
  to: string;
  subject: string;
  replyTo: { name: string; address: string } | null;
  text: string;
  /** The same text for programs that show HTML; none of the visitor's words may be in it unescaped. */
  html?: string;
  /** The part of its Message-ID before the @: a repeat has the same, and is known by it. */
  id: string;
};

/** What the mail server made of an e-mail; `code` is its own, or the class of the failure. */
export type MailResult =
  | { kind: 'sent' }
  | { kind: 'refused'; code: string }
  | { kind: 'failed'; code: string };

/** Hands e-mails over to the mail server. */
export type Mailer = { send: (mail: Mail) => Promise<MailResult> };

const CONNECT_MS = 15_000;
/** Below the time for which a notice is this server's alone. */
const ALL_MS = 45_000;

/** The variables of the server without which no e-mail goes out. */
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
 * A mailer for the operator's mail server; null while its address or the sender is not set. Whatever
 * has not been handed over after `mostMs` milliseconds is broken off.
 */
export function createMailer(
  { smtpUrl, mailFrom }: Pick<Config, 'smtpUrl' | 'mailFrom'>,
  mostMs: number = ALL_MS,
): Mailer | null {
  if (smtpUrl === undefined || mailFrom === undefined) return null;
  const [, domain = ''] = mailFrom.address.split('@');
  return {
    async send({ id, replyTo, ...mail }) {
      // Heavy, and of no use to a server that sends none.
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({
        url: smtpUrl,
        connectionTimeout: CONNECT_MS,
        greetingTimeout: CONNECT_MS,
        socketTimeout: mostMs,
        // A text is a text: never the name of a file or an address to be fetched.
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      // A server that answers each step slowly keeps within every limit but this one.
      const signal = AbortSignal.timeout(mostMs);
      try {
        await transport.sendMail({
          ...mail,
          signal,
          from: mailFrom,
          messageId: `<${id}@${domain}>`,
          ...(replyTo === null ? {} : { replyTo }),
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

/** 5xx is the mail server's last word on this e-mail, but not on a sign-in, which can be mended. */
function failureOf(error: unknown): MailResult {
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
