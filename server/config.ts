import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { limits } from '#contract/limits.ts';
import { z } from '#contract/zod.ts';
import { flag, providers, trustProxy, webUrl, wholeNumber } from './config-values.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const builtSite = fileURLToPath(new URL('../dist', import.meta.url));

const environmentSchema = z.object({
  PORT: z.prefault(wholeNumber(0, 65_535), '4173'),
  HOST: z.prefault(z.string(), '127.0.0.1'),
  /** Folder of the database. */
  DATA_DIR: z.prefault(z.string(), './data'),
  /** Folder of the built site. */
  DIST_DIR: z.prefault(z.string(), builtSite),
  /** Serve the API without the site (development, where Vite serves it). */
  API_ONLY: z.prefault(flag, 'false'),
  LEADS_WEBHOOK_URL: z.optional(webUrl),
  ADMIN_PASSWORD: z.optional(
    z.string().check(z.minLength(8, 'at least 8 characters'), z.maxLength(200, 'at most 200')),
  ),
  TRUST_PROXY: z.prefault(trustProxy, 'false'),
  /** Allowed beside the default provider of the contract. */
  WEBHOOK_PROVIDERS: z.prefault(providers, ''),
  LOG_LEVEL: z.prefault(z.enum(logLevels, `one of ${logLevels.join(', ')}`), 'info'),
  /** Milliseconds of the first backoff step of forwarding. */
  FORWARD_BASE_MS: z.prefault(wholeNumber(1, 3_600_000), '5000'),
  /** Milliseconds below which a form was filled in too fast for a person; 0 switches the check off. */
  MIN_FILL_MS: z.prefault(wholeNumber(0, 60_000), String(limits.minFillMs)),
  /** Leads, and error reports, a minute from one address. */
  RATE_LIMIT_PER_MINUTE: z.prefault(wholeNumber(1, 1_000_000), '30'),
});

/** The server's settings, as `loadConfig` reads them. */
export type Config = ReturnType<typeof loadConfig>;

/** An environment variable that stops the start; the message names it, what was given, what is wanted. */
export class ConfigError extends Error {}

/**
 * Settings from environment variables; an empty variable counts as not set.
 * Throws ConfigError, whose text repeats neither a password nor the path of a webhook.
 */
export function loadConfig(environment: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      return `${name}: given ${describe(name, given[name] ?? '')}, wanted ${issue.message}`;
    });
    throw new ConfigError(lines.join('\n'));
  }
  const values = parsed.data;
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    distDir: resolve(values.DIST_DIR),
    apiOnly: values.API_ONLY,
    defaultWebhook: values.LEADS_WEBHOOK_URL,
    adminPassword: values.ADMIN_PASSWORD,
    trustProxy: values.TRUST_PROXY,
    extraProviders: values.WEBHOOK_PROVIDERS,
    logLevel: values.LOG_LEVEL,
    forwardBaseMs: values.FORWARD_BASE_MS,
    minFillMs: values.MIN_FILL_MS,
    ratePerMinute: values.RATE_LIMIT_PER_MINUTE,
  };
}

function describe(name: string, value: string): string {
  const secret = name === 'ADMIN_PASSWORD' || name === 'LEADS_WEBHOOK_URL';
  return secret ? `a text of ${value.length} characters` : `'${value}'`;
}
