import { business } from '#content/business.ts';
import { USUAL_BACKUP_DAYS } from '#contract/admin/notices.ts';
import { z } from '#contract/zod.ts';
import { matches } from '../../admin/password.ts';
import type { Config } from '../../config.ts';
import { createRouting } from '../../forwarding/routing.ts';
import type { Resolve } from '../../forwarding/send.ts';
import { mailboxState } from '../../mailbox/mailbox.ts';
import { createNoticeRules } from '../../notices/settings.ts';
import { pushKeysSchema, PUSH_KEYS } from '../../notices/push.ts';
import { PROXY_SEEN } from '../../client-address.ts';
import { lastFailure } from '../../publishing/failure.ts';
import { createDeviceStore } from '../../store/devices.ts';
import type { Db } from '../../store/engine.ts';
import { createPeopleReader, FIRST_OWNER } from '../../store/people.ts';
import { createSettingStore } from '../../store/settings.ts';
import { createWebhookStore } from '../../store/webhooks.ts';
import { lastBackup } from '../backup/last-backup.ts';
import { momentsIn, openForReading } from './database.ts';
import { error, warning, type Finding } from './finding.ts';
import {
  buildFindings,
  builtAt,
  clockFindings,
  diskFindings,
  folderFindings,
  modeFindings,
} from './machine.ts';
import { mailFindings, serverFindings, webhookFindings } from './reach.ts';
import { addressFindings, configFindings, settledFindings } from './set-up.ts';

const DAY_MS = 86_400_000;

type World = {
  /** The `.env` file next to package.json. */
  readonly envFile: string;
  readonly now: () => number;
  readonly resolve: Resolve;
};

/** All problems of an installation. Read-only: does not disturb a running server. */
export async function examine(config: Config, world: World): Promise<Finding[]> {
  const { build, findings: ofBuild } = buildFindings(config);
  const { db, findings: ofDatabase } = await openForReading(config);
  try {
    const moments = db === null ? [] : await momentsIn(db, config.databaseUrl !== undefined);
    const built = config.apiOnly ? null : await builtAt(config.distDir);
    const found = await Promise.all([
      configFindings(config),
      ofBuild,
      addressFindings(build),
      sampleFindings(),
      folderFindings(config),
      diskFindings(config),
      modeFindings(config, world.envFile),
      ofDatabase,
      clockFindings(world.now(), [built, ...moments]),
      serverFindings(config),
      mailFindings(config),
      publicationFindings(config),
      db === null ? [] : storedFindings(config, db, world),
    ]);
    return found.flat();
  } finally {
    await db?.destroy();
  }
}

/** Whether pages are behind what was published. */
async function publicationFindings({ dataDir }: Config): Promise<Finding[]> {
  const failure = await lastFailure(dataDir);
  if (failure === null) return [];
  const text = `What was published since ${failure.at} is not on the site: ${failure.problem}`;
  const fix = 'Correct what it says; the server tries again every minute, and when it starts.';
  return [error('publication-failed', text, fix)];
}

function sampleFindings(): Finding[] {
  if (!business.isSample) return [];
  const text = `The pages still show the sample firm, ${business.name}, with its claims and reviews.`;
  return [
    warning(
      'sample-content',
      text,
      'See "Make it your own" in README.md; npm run brand lists what is left to replace.',
    ),
  ];
}

async function storedFindings(config: Config, db: Db, world: World): Promise<Finding[]> {
  const settings = createSettingStore(db);
  const devices = createDeviceStore(db);
  const webhooks = createWebhookStore(db);
  const routing = createRouting(config, webhooks);
  const rules = createNoticeRules(config, settings, devices, createPeopleReader(db));
  const settled = { webhooks, countNotified: rules.countNotified };
  const found = await Promise.all([
    settledFindings(settled, routing.providers),
    webhookFindings(await routing.routes(), world.resolve),
    pushFindings(await settings.get(PUSH_KEYS)),
    proxyFindings(config, await settings.get(PROXY_SEEN)),
    backupFindings(config, db, world.now()),
    passwordFindings(config, createPeopleReader(db)),
    mailboxFindings(config, settings, world.now()),
  ]);
  return found.flat();
}

/** What ADMIN_PASSWORD does, once the first owner may have a password of their own. */
async function passwordFindings(
  { adminPassword: given }: Config,
  people: ReturnType<typeof createPeopleReader>,
): Promise<Finding[]> {
  const applied = await people.operatorHash();
  if (given === undefined || applied === null) return [];
  if (!(await matches(given, applied))) {
    const text =
      'ADMIN_PASSWORD has changed: the next start replaces the password of the first owner and ends their sessions. Other people keep their own.';
    return [warning('admin-password-new', text, 'Restart the server, or set it as it was.')];
  }
  const first = (await people.all()).find(({ id }) => id === FIRST_OWNER);
  if (first === undefined || first.passwordHash === applied) return [];
  const text =
    'ADMIN_PASSWORD no longer signs in: the first owner has chosen a password of their own.';
  const fix = 'Remove it, or set another value, which replaces their password at the next start.';
  return [warning('admin-password-replaced', text, fix)];
}

async function mailboxFindings(
  { imapUrl }: Config,
  settings: ReturnType<typeof createSettingStore>,
  now: number,
): Promise<Finding[]> {
  if (imapUrl === undefined) return [];
  const { failed = null, readAt = null } = (await mailboxState(settings)) ?? {};
  if (failed === null) return [];
  const since =
    readAt === null ? 'was never read' : `was last read ${minutesBetween(readAt, now)} minutes ago`;
  const text = `The mailbox of IMAP_URL cannot be read (${failed.code}) and ${since}: requests in it wait.`;
  const fix =
    failed.code === 'EAUTH'
      ? 'Correct the user name or password in IMAP_URL.'
      : 'Check the host, port and folder of IMAP_URL, and the firewall.';
  return [error('mailbox-unreadable', text, fix)];
}

const minutesBetween = (from: number, to: number) => Math.max(0, Math.round((to - from) / 60_000));

function pushFindings(stored: string | null): Finding[] {
  if (stored === null) return [];
  const isReadable = z.safeParse(pushKeysSchema, jsonOf(stored)).success;
  if (isReadable) return [];
  const text = 'Cannot read the keys for push notifications: no device gets them.';
  const fix = `Delete the row '${PUSH_KEYS}' from the table settings, restart the server and switch each device on again at /admin/notices.`;
  return [error('push-keys', text, fix)];
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function proxyFindings({ trustProxy }: Config, seen: string | null): Finding[] {
  if (seen === null || trustProxy !== false) return [];
  const text =
    'Requests carry X-Forwarded-For, but TRUST_PROXY is not set: behind a proxy, all visitors share one rate limit.';
  const fix = 'If there is a proxy, set TRUST_PROXY to the number of proxies, usually 1.';
  return [warning('proxy-not-trusted', text, fix)];
}

async function backupFindings(config: Config, db: Db, now: number): Promise<Finding[]> {
  const settings = createSettingStore(db);
  const rules = createNoticeRules(config, settings, createDeviceStore(db), createPeopleReader(db));
  const { backupDays = USUAL_BACKUP_DAYS } = await rules.settings();
  const last = await lastBackup(config.dataDir, settings);
  const fix = 'Run npm run backup, and schedule it every night: see docs/deploy/README.md.';
  if (last === null) {
    const first = await db
      .selectFrom('leads')
      .select('received_at')
      .orderBy('seq')
      .limit(1)
      .executeTakeFirst();
    if (first === undefined || now - Date.parse(first.received_at) < DAY_MS) return [];
    return [error('no-backup', 'There is no backup: a disk failure loses every lead.', fix)];
  }
  const days = Math.floor((now - last) / DAY_MS);
  if (days <= backupDays) return [];
  return [error('backup-old', `The newest backup is ${days} days old.`, fix)];
}
