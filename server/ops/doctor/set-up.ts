import { isIP } from 'node:net';
import { addressProblem } from '#content/site-config.ts';
import { webhookWords } from '#content/admin/webhooks.ts';
import { formCatalogue } from '#content/forms/form-catalogue.ts';
import { isWebhookUrl } from '#contract/webhook-rule.ts';
import type { BuildInfo } from '../../build-info.ts';
import type { Config } from '../../config.ts';
import type { Store } from '../../store/store.ts';
import { error, warning, type Finding } from './finding.ts';

export type Settled = {
  webhooks: Pick<Store['webhooks'], 'saved'>;
  /** How many addresses and devices are notified of new leads. */
  countNotified: () => Promise<number>;
};

/** Environment variables that contradict each other, or one of a pair without the other. */
export function configFindings(config: Config): Finding[] {
  return [...mailFindings(config), ...proxyFindings(config)];
}

function mailFindings({ smtpUrl, mailFrom, notifyEmail }: Config): Finding[] {
  if (smtpUrl !== undefined && mailFrom === undefined) {
    return [
      error(
        'mail-sender',
        'SMTP_URL is set but MAIL_FROM is not: no e-mail is sent.',
        'Set MAIL_FROM, for example MAIL_FROM="Name <office@example.com>".',
      ),
    ];
  }
  if (smtpUrl === undefined && mailFrom !== undefined) {
    return [
      error(
        'mail-server',
        'MAIL_FROM is set but SMTP_URL is not: no e-mail is sent.',
        'Set SMTP_URL to your mail server, or remove MAIL_FROM.',
      ),
    ];
  }
  if (smtpUrl === undefined && notifyEmail !== undefined) {
    return [
      error(
        'notify-without-mail',
        'NOTIFY_EMAIL is set but there is no mail server: no e-mail is sent.',
        'Set SMTP_URL and MAIL_FROM, or remove NOTIFY_EMAIL.',
      ),
    ];
  }
  return [];
}

/** Whether only programs on this machine can connect to a listening address. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

function proxyFindings({ trustProxy, host, port }: Config): Finding[] {
  if (trustProxy !== true || isLoopback(host)) return [];
  return [
    warning(
      'proxy-trusts-all',
      `TRUST_PROXY=true trusts the X-Forwarded-For header of anyone who can connect to ${host}:${port}: they can bypass the rate limits.`,
      'Set TRUST_PROXY to the number of proxies or their addresses.',
    ),
  ];
}

/** Problems with the site address the build was made with: missing, or the sample's. */
export function addressFindings(build: BuildInfo): Finding[] {
  if (build.sampleOrigin === undefined) return [];
  const text = addressProblem(build.sampleOrigin);
  return text === null
    ? []
    : [
        warning(
          'sample-address',
          text,
          'Set VITE_SITE_URL in .env, or business.siteUrl, then run npm run build.',
        ),
      ];
}

/** Saved webhooks that the configuration no longer allows, and leads that nobody is notified of. */
export async function settledFindings(
  { webhooks, countNotified }: Settled,
  providers: readonly string[],
): Promise<Finding[]> {
  const saved = await webhooks.saved();
  const refused = [...saved]
    .filter(([, url]) => !isWebhookUrl(url, providers))
    .map(([key, url]) =>
      error(
        'webhook-not-allowed',
        `The webhook of '${key === 'all' ? webhookWords.all.label : formCatalogue[key].label}' is at ${URL.parse(url)?.host ?? 'an unreadable address'}, which is no longer an allowed domain: its leads are not forwarded.`,
        'Add the domain to WEBHOOK_PROVIDERS, or save another address at /admin/webhooks.',
      ),
    );
  const unheard =
    (await countNotified()) > 0
      ? []
      : [
          warning(
            'nobody-notified',
            'Nobody is notified of new leads: they wait until someone opens the inbox.',
            'Add an address or a phone at /admin/notices, or set NOTIFY_EMAIL.',
          ),
        ];
  return [...refused, ...unheard];
}
