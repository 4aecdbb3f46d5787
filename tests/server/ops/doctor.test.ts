import { chmod, mkdir, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { loadConfig } from '#server/config.ts';
import { ensurePassword, hashPassword } from '#server/admin/password.ts';
import { systemResolve } from '#server/forwarding/send.ts';
import { forgetFailure, noteFailure } from '#server/publishing/failure.ts';
import { noBuild } from '#server/build-info.ts';
import { examine } from '#server/ops/doctor/doctor.ts';
import { addressFindings } from '#server/ops/doctor/set-up.ts';
import { databaseFile } from '#server/store/sqlite/data-dir.ts';
import { openStore } from '#server/store/store.ts';
import { aLead } from '../support/lead.ts';
import { aMailServer } from '../support/mail-server.ts';
import { freshFolder } from '../support/server.ts';

const NOW = Date.now();
const DAY_MS = 86_400_000;

type Settings = Record<string, string>;

/** An installation that is sound but for what is always missing here: a server, and the sample's address. */
async function anInstallation(): Promise<{ dataDir: string; settings: Settings }> {
  const folder = freshFolder();
  const dataDir = join(folder, 'data');
  await mkdir(dataDir, { mode: 0o700 });
  const store = await openStore(dataDir);
  await store.settings.set('notices', JSON.stringify({ recipients: [], quietHours: null }));
  await store.close();
  return {
    dataDir,
    settings: {
      DATA_DIR: dataDir,
      API_ONLY: 'true',
      CORS_ORIGIN: 'https://www.example.com',
      PORT: '1',
    },
  };
}

/** Changes the stored settings, as an owner or an accident does. */
async function store(dataDir: string, key: string, value: string): Promise<void> {
  const open = await openStore(dataDir);
  await open.settings.set(key, value);
  await open.close();
}

function execute(dataDir: string, statement: string): void {
  const database = new DatabaseSync(databaseFile(dataDir));
  database.exec(statement);
  database.close();
}

/** A lead that arrived at a moment. */
async function addLead(dataDir: string, receivedAt: number): Promise<void> {
  const open = await openStore(dataDir);
  const { envelope } = aLead();
  const nobody = { forward: false, tell: [], confirmTo: null };
  await open.leads.receive({ envelope, receivedAt, attempt: 1, heldBackFor: [], ...nobody });
  await open.close();
}

const resolve = async () => [{ address: '127.0.0.1', family: 4 }];

async function idsFor(settings: Settings, envFile = '/nowhere/.env'): Promise<string[]> {
  const found = await examine(loadConfig(settings), { envFile, now: () => NOW, resolve });
  for (const { text, fix } of found) {
    expect(text).toMatch(/[.]$/);
    expect(fix).not.toBe('');
  }
  return found.map(({ id }) => id);
}

/** What every installation of these tests lacks. */
const ALWAYS = ['sample-content', 'not-running', 'nobody-notified'];

async function foundBeyond(settings: Settings, envFile?: string): Promise<string[]> {
  return (await idsFor(settings, envFile)).filter((id) => !ALWAYS.includes(id));
}

/** A port of this machine on which nobody listens. */
async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

describe('The doctor', () => {
  test('finds nothing in an installation that is sound', async () => {
    const { settings } = await anInstallation();
    expect(await foundBeyond(settings)).toEqual([]);
  });

  test.each<[string, string, Settings]>([
    ['a mail server without a sender', 'mail-sender', { SMTP_URL: 'smtp://127.0.0.1:1' }],
    ['a sender without a mail server', 'mail-server', { MAIL_FROM: 'a@example.com' }],
    ['somebody to notify but no mail', 'notify-without-mail', { NOTIFY_EMAIL: 'a@example.com' }],
    ['a proxy that anybody can be', 'proxy-trusts-all', { TRUST_PROXY: 'true', HOST: '0.0.0.0' }],
    ['a site without a build', 'no-build', { API_ONLY: 'false', DIST_DIR: '/nowhere' }],
  ])('names %s', async (_what, id, broken) => {
    const { settings } = await anInstallation();
    expect(await foundBeyond({ ...settings, ...broken })).toEqual([id]);
  });

  test('names a mail server that is not there, and none that is', async () => {
    const { settings } = await anInstallation();
    const { url } = await aMailServer();
    const mail = { MAIL_FROM: 'a@example.com' };
    expect(await foundBeyond({ ...settings, ...mail, SMTP_URL: url })).toEqual([]);
    const gone = `smtp://127.0.0.1:${await closedPort()}`;
    expect(await foundBeyond({ ...settings, ...mail, SMTP_URL: gone })).toEqual([
      'mail-unreachable',
    ]);
  });

  test('names a mailbox that cannot be read', async () => {
    const { dataDir, settings } = await anInstallation();
    const failed = { at: NOW, code: 'EAUTH', times: 3 };
    const state = { triedAt: NOW, readAt: null, place: null, failed };
    await store(dataDir, 'mailbox_state', JSON.stringify(state));
    const withMailbox = { ...settings, IMAP_URL: 'imaps://office:secret@127.0.0.1' };
    expect(await foundBeyond(withMailbox)).toEqual(['mailbox-unreadable']);
    await store(dataDir, 'mailbox_state', JSON.stringify({ ...state, failed: null }));
    expect(await foundBeyond(withMailbox)).toEqual([]);
  });

  test('names a publication that failed, until one has not', async () => {
    const { dataDir, settings } = await anInstallation();
    await noteFailure(dataDir, { at: new Date(NOW).toISOString(), problem: 'The disk is full.' });
    expect(await foundBeyond(settings)).toEqual(['publication-failed']);
    await forgetFailure(dataDir);
    expect(await foundBeyond(settings)).toEqual([]);
  });

  test('names a webhook whose domain is no longer allowed', async () => {
    const { dataDir, settings } = await anInstallation();
    await store(dataDir, 'webhook_all', 'https://hooks.make.com/abc');
    expect(await foundBeyond(settings)).toEqual(['webhook-not-allowed']);
  });

  test('names a webhook that leads into the private network, and one that is not there', async () => {
    const { dataDir, settings } = await anInstallation();
    await store(dataDir, 'webhook_all', 'https://hooks.zapier.com/abc');
    expect(await foundBeyond(settings)).toEqual(['webhook-private']);
    const origin = `http://127.0.0.1:${await closedPort()}`;
    await store(dataDir, 'webhook_all', `${origin}/hook`);
    const found = await foundBeyond({ ...settings, WEBHOOK_PROVIDERS: origin });
    expect(found).toEqual(['webhook-unreachable']);
  });

  test('takes a webhook that can be reached for sound', async () => {
    const { dataDir, settings } = await anInstallation();
    const server = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const address = server.address();
    const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
    await store(dataDir, 'webhook_all', `${origin}/hook`);
    expect(await foundBeyond({ ...settings, WEBHOOK_PROVIDERS: origin })).toEqual([]);
  });

  test('names keys for push notifications that cannot be read', async () => {
    const { dataDir, settings } = await anInstallation();
    await store(dataDir, 'push_keys', '{"publicKey":1}');
    expect(await foundBeyond(settings)).toEqual(['push-keys']);
  });

  test('names a proxy that the server does not trust', async () => {
    const { dataDir, settings } = await anInstallation();
    await store(dataDir, 'proxy_seen', new Date(NOW).toISOString());
    expect(await foundBeyond(settings)).toEqual(['proxy-not-trusted']);
    expect(await foundBeyond({ ...settings, TRUST_PROXY: '1' })).toEqual([]);
  });

  test('names a missing backup from the second day on, and one that is old', async () => {
    const { dataDir, settings } = await anInstallation();
    const { dataDir: newer, settings: ofNewer } = await anInstallation();
    await addLead(newer, NOW - DAY_MS / 2);
    expect(await foundBeyond(ofNewer)).toEqual([]);
    await addLead(dataDir, NOW - 2 * DAY_MS);
    expect(await foundBeyond(settings)).toEqual(['no-backup']);
    const mark = join(dataDir, 'backed-up');
    await writeFile(mark, '', { mode: 0o600 });
    await utimes(mark, (NOW - 9 * DAY_MS) / 1000, (NOW - 9 * DAY_MS) / 1000);
    expect(await foundBeyond(settings)).toEqual(['backup-old']);
  });

  test('names a clock that is behind the newest lead', async () => {
    const { dataDir, settings } = await anInstallation();
    await addLead(dataDir, NOW + DAY_MS);
    expect(await foundBeyond(settings)).toEqual(['clock']);
  });

  test('names files that other accounts can read', async () => {
    const { dataDir, settings } = await anInstallation();
    const envFile = join(dataDir, '.env');
    await writeFile(envFile, '', { mode: 0o644 });
    expect(await foundBeyond(settings, envFile)).toEqual(['open-to-others']);
    await chmod(envFile, 0o600);
    await chmod(dataDir, 0o755);
    expect(await foundBeyond(settings, envFile)).toEqual(['open-to-others']);
  });

  test('says once what to do about a sample’s address', () => {
    const found = addressFindings({ ...noBuild, sampleOrigin: 'https://www.firm.example' });
    expect(found.map(({ text, fix }) => `${text} ${fix}`.match(/VITE_SITE_URL/g)?.length)).toEqual([
      1,
    ]);
  });

  test('names a data folder that is not there', async () => {
    const { settings } = await anInstallation();
    expect(await foundBeyond({ ...settings, DATA_DIR: join(freshFolder(), 'none') })).toEqual([
      'no-data',
    ]);
  });

  test('names a damaged database, and one of a newer version', async () => {
    const { dataDir, settings } = await anInstallation();
    execute(dataDir, 'PRAGMA user_version = 9999');
    expect(await foundBeyond(settings)).toEqual(['database-newer']);
    await writeFile(databaseFile(dataDir), 'garbage '.repeat(1000));
    expect(await foundBeyond(settings)).toEqual(['database-damaged']);
  });

  test('names a PostgreSQL that does not answer', async () => {
    const { settings } = await anInstallation();
    const DATABASE_URL = `postgres://nobody:x@127.0.0.1:${await closedPort()}/none`;
    expect(await foundBeyond({ ...settings, DATABASE_URL })).toEqual(['database-unreachable']);
  });

  test('says what a new ADMIN_PASSWORD will do, and when the present one no longer signs in', async () => {
    const { dataDir, settings } = await anInstallation();
    const cheap = { N: 2 ** 10, r: 8, p: 1 };
    const open = await openStore(dataDir);
    await ensurePassword(open.people, { given: 'correct horse', cost: cheap });
    await open.close();
    const codesWith = async (password: string) => {
      const config = loadConfig({ ...settings, ADMIN_PASSWORD: password });
      const world = { envFile: join(dataDir, '.env'), now: () => NOW, resolve: systemResolve };
      const found = await examine(config, world);
      return found.map(({ id }) => id).filter((id) => id.startsWith('admin-password'));
    };
    expect(await codesWith('correct horse')).toEqual([]);
    expect(await codesWith('another horse')).toEqual(['admin-password-new']);
    const later = await openStore(dataDir);
    await later.people.setPassword('owner', await hashPassword('my own lantern', cheap));
    await later.close();
    expect(await codesWith('correct horse')).toEqual(['admin-password-replaced']);
  });
});
