import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { limits } from '#contract/limits.ts';
import { mailAddress } from '#contract/admin/notices.ts';
import { z } from '#contract/zod.ts';
import {
  flag,
  imapUrl,
  mailFrom,
  postgresUrl,
  providers,
  smtpUrl,
  trustProxy,
  webOrigin,
  webUrl,
  wholeNumber,
} from './config-values.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const builtSite = fileURLToPath(new URL('../dist', import.meta.url));

/** Defaults, as they would be written in the environment. */
export const defaults = {
  PORT: '4173',
  HOST: '127.0.0.1',
  DATA_DIR: './data',
  DATABASE_POOL: '10',
  DIST_DIR: builtSite,
  API_ONLY: 'false',
  TRUST_PROXY: 'false',
  WEBHOOK_PROVIDERS: '',
  LOG_LEVEL: 'info',
  FORWARD_BASE_MS: '5000',
  MIN_FILL_MS: String(limits.minFillMs),
  RATE_LIMIT_PER_MINUTE: '30',
  PHOTO_MB_PER_DAY: '200',
  BACKUP_DIR: './backups',
  GEOCODER_URL: 'https://nominatim.openstreetmap.org/search',
} as const;

const environmentSchema = z.object({
  PORT: z.prefault(wholeNumber(0, 65_535), defaults.PORT),
  HOST: z.prefault(z.string(), defaults.HOST),
  /** Folder of the database. */
  DATA_DIR: z.prefault(z.string(), defaults.DATA_DIR),
  /** PostgreSQL instead of the embedded database, so that several servers can share it. */
  DATABASE_URL: z.optional(postgresUrl),
  /** Connections of this server to PostgreSQL. */
  DATABASE_POOL: z.prefault(wholeNumber(1, 100), defaults.DATABASE_POOL),
  /** Folder of the built site. */
  DIST_DIR: z.prefault(z.string(), defaults.DIST_DIR),
  /** Serves the API without the site (development, where Vite serves it). */
  API_ONLY: z.prefault(flag, defaults.API_ONLY),
  LEADS_WEBHOOK_URL: z.optional(webUrl),
  /** SMTP server for outgoing e-mail; none is sent without it. */
  SMTP_URL: z.optional(smtpUrl),
  /** Mailbox whose messages may hold leads; none is read without it. */
  IMAP_URL: z.optional(imapUrl),
  /** Sender of the server's e-mail. */
  MAIL_FROM: z.optional(mailFrom),
  /** Recipient of lead notifications by e-mail, until the admin has others. */
  NOTIFY_EMAIL: z.optional(mailAddress),
  /** Origin whose pages may send leads from another host. */
  CORS_ORIGIN: z.optional(webOrigin),
  /** Public origin of this server; URLs for others start with it. */
  API_ORIGIN: z.optional(webOrigin),
  ADMIN_PASSWORD: z.optional(
    z
      .string()
      .check(z.minLength(8, 'at least 8 characters'), z.maxLength(200, 'at most 200 characters')),
  ),
  TRUST_PROXY: z.prefault(trustProxy, defaults.TRUST_PROXY),
  /** Allowed in addition to the contract's default provider. */
  WEBHOOK_PROVIDERS: z.prefault(providers, defaults.WEBHOOK_PROVIDERS),
  LOG_LEVEL: z.prefault(z.enum(logLevels, `one of ${logLevels.join(', ')}`), defaults.LOG_LEVEL),
  /** Milliseconds of the first backoff step of forwarding. */
  FORWARD_BASE_MS: z.prefault(wholeNumber(1, 3_600_000), defaults.FORWARD_BASE_MS),
  /** Milliseconds below which a form was filled in too fast for a person; 0 switches the check off. */
  MIN_FILL_MS: z.prefault(wholeNumber(0, 60_000), defaults.MIN_FILL_MS),
  /** Leads, and error reports, per minute and address. */
  RATE_LIMIT_PER_MINUTE: z.prefault(wholeNumber(1, 1_000_000), defaults.RATE_LIMIT_PER_MINUTE),
  /** Bearer token for /metrics. */
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, 'at least 16 characters'))),
  /** Megabytes of photos per day and address. */
  PHOTO_MB_PER_DAY: z.prefault(wholeNumber(1, 1_000_000), defaults.PHOTO_MB_PER_DAY),
  /** Folder of the backups. */
  BACKUP_DIR: z.prefault(z.string(), defaults.BACKUP_DIR),
  /** Search of a geocoder that answers as Nominatim does. */
  GEOCODER_URL: z.prefault(webUrl, defaults.GEOCODER_URL),
  /** Encrypts the backups. */
  BACKUP_KEY: z.optional(
    z
      .string()
      .check(z.minLength(16, 'at least 16 characters'), z.maxLength(200, 'at most 200 characters')),
  ),
});

/** Name of an environment variable that the server reads. */
export type VariableName = keyof z.infer<typeof environmentSchema>;

/** The server's settings, as `loadConfig` reads them. */
export type Config = ReturnType<typeof loadConfig>;

/**
 * An invalid environment variable; stops the start. The message says what was expected and given.
 */
export class ConfigError extends Error {}

/**
 * Reads settings from environment variables; an empty variable counts as not set. Throws
 * ConfigError, whose text never contains a password or the path of a webhook.
 */
export function loadConfig(environment: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      return `${name}: expected ${issue.message}, got ${describe(name, given[name] ?? '')}`;
    });
    throw new ConfigError(lines.join('\n'));
  }
  const values = parsed.data;
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    poolSize: values.DATABASE_POOL,
    distDir: resolve(values.DIST_DIR),
    apiOnly: values.API_ONLY,
    defaultWebhook: values.LEADS_WEBHOOK_URL,
    smtpUrl: values.SMTP_URL,
    imapUrl: values.IMAP_URL,
    mailFrom: values.MAIL_FROM,
    notifyEmail: values.NOTIFY_EMAIL,
    corsOrigin: values.CORS_ORIGIN,
    apiOrigin: values.API_ORIGIN,
    adminPassword: values.ADMIN_PASSWORD,
    trustProxy: values.TRUST_PROXY,
    extraProviders: values.WEBHOOK_PROVIDERS,
    logLevel: values.LOG_LEVEL,
    forwardBaseMs: values.FORWARD_BASE_MS,
    minFillMs: values.MIN_FILL_MS,
    ratePerMinute: values.RATE_LIMIT_PER_MINUTE,
    photoMbPerDay: values.PHOTO_MB_PER_DAY,
    backupDir: resolve(values.BACKUP_DIR),
    backupKey: values.BACKUP_KEY,
    geocoderUrl: values.GEOCODER_URL,
    metricsToken: values.METRICS_TOKEN,
  };
}

/** Variables whose value is not printed. */
const SECRETS = [
  'ADMIN_PASSWORD',
  'METRICS_TOKEN',
  'LEADS_WEBHOOK_URL',
  'DATABASE_URL',
  'SMTP_URL',
  'IMAP_URL',
  'BACKUP_KEY',
  'GEOCODER_URL',
];

function describe(name: string, value: string): string {
  return SECRETS.includes(name) ? `a value of ${value.length} characters` : `'${value}'`;
}
