import { connect as connectTcp } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { Config } from '../../config.ts';
import { isPublicAddress } from '../../forwarding/address.ts';
import type { Route } from '../../forwarding/routing.ts';
import type { Resolve } from '../../forwarding/send.ts';
import { paths } from '#contract/paths.ts';
import { error, warning, type Finding } from './finding.ts';

const TIMEOUT_MS = 10_000;

/** The code of a failed connection, such as ECONNREFUSED. */
function codeOf(failure: unknown): string {
  if (!(failure instanceof Error)) return 'unknown';
  if ('code' in failure && typeof failure.code === 'string') return failure.code;
  return failure.name;
}

/** Connects to the mail server and signs in, without sending anything. */
export async function mailFindings({ smtpUrl, mailFrom }: Config): Promise<Finding[]> {
  if (smtpUrl === undefined || mailFrom === undefined) return [];
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  try {
    await transport.verify();
    return [];
  } catch (failure) {
    const code = codeOf(failure);
    const [text, fix] =
      code === 'EAUTH'
        ? ['The mail server rejects the user name or password of SMTP_URL', 'Correct SMTP_URL.']
        : [
            `Cannot reach the mail server of SMTP_URL (${code})`,
            'Check the host, port and firewall.',
          ];
    return [error('mail-unreachable', `${text}: e-mails wait or are dropped.`, fix)];
  } finally {
    transport.close();
  }
}

/** Connects to each webhook's host as forwarding does, without sending anything. */
export async function webhookFindings(
  routes: readonly Route[],
  resolve: Resolve,
): Promise<Finding[]> {
  const found = await Promise.all(
    routes.map(async ({ webhook: { url, trusted } }) => {
      const { host, hostname, port, protocol } = new URL(url);
      try {
        const name = hostname.replace(/^\[|\]$/g, '');
        const addresses = await resolve(name);
        if (!trusted && !addresses.every(({ address }) => isPublicAddress(address))) {
          const text = `The webhook at ${host} resolves to a private address: leads are not forwarded to it.`;
          const fix = 'If you trust it, add its exact origin to WEBHOOK_PROVIDERS.';
          return [error('webhook-private', text, fix)];
        }
        const isTls = protocol === 'https:';
        await connected(name, port === '' ? (isTls ? 443 : 80) : Number(port), isTls);
        return [];
      } catch (failure) {
        const text = `Cannot reach the webhook at ${host} (${codeOf(failure)}): its leads wait in the inbox.`;
        return [error('webhook-unreachable', text, 'Check its address at /admin/webhooks.')];
      }
    }),
  );
  return found.flat();
}

function connected(host: string, port: number, isTls: boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = isTls
      ? connectTls({ host, port, servername: host })
      : connectTcp({ host, port });
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('ETIMEDOUT')));
    socket.once(isTls ? 'secureConnect' : 'connect', () => {
      socket.destroy();
      resolve();
    });
    socket.once('error', reject);
  });
}

/** Whether the server answers, and could store a lead. */
export async function serverFindings({ host, port }: Config): Promise<Finding[]> {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const origin = `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
  try {
    const answer = await fetch(`${origin}${paths.ready}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (answer.ok) return [];
    const text = `The server responds but cannot store leads (${paths.ready} returns ${answer.status}).`;
    return [error('not-ready', text, 'Check the other findings and the server log.')];
  } catch {
    const text = `No server responds at ${origin}.`;
    return [warning('not-running', text, 'Start it: npm run serve, or systemctl start ashlar.')];
  }
}
