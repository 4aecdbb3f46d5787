import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { copyFile, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type LeadPage, leadPageSchema, type LeadSummary } from '../../src/contract/admin/leads.ts';
import { paths } from '../../src/contract/paths.ts';
import { databaseFile } from '../../server/store/sqlite/data-dir.ts';
import { newPlace, SiteProcess } from '../../scripts/site/site-process.ts';
import { openShared, type SharedServer } from './shared-process.ts';

export const OWNER_PASSWORD = 'a password for the tests';

const SETTINGS = {
  ADMIN_PASSWORD: OWNER_PASSWORD,
  FORWARD_BASE_MS: '100',
} as const;

let prepared: Promise<string> | null = null;

/** A database in which the owner has the password already: made once, and copied for each site. */
async function prepare(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-owner-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const program = fileURLToPath(new URL('owner-database.ts', import.meta.url));
  await promisify(execFile)(process.execPath, [program, folder, OWNER_PASSWORD]);
  return databaseFile(folder);
}

/** A site with an owner who can look into the inbox. */
export class Site extends SiteProcess {
  #isFirstStart = false;
  #shared: SharedServer | null = null;
  #restarting: Promise<void> = Promise.resolve();
  readonly #restarted = Promise.withResolvers<void>();

  /** A running site in a process of its own; `env` adds to or replaces the server's settings. */
  static async start(env: Readonly<Record<string, string>> = {}): Promise<Site> {
    return Site.#running(new Site(await newPlace(), { ...SETTINGS, ...env }));
  }

  static async #running(site: Site): Promise<Site> {
    try {
      await copyFile(await (prepared ??= prepare()), databaseFile(site.dataDir));
      await site.up();
    } catch (error) {
      await site.remove();
      throw error;
    }
    return site;
  }

  /**
   * A running site for as long as `use` takes; it is removed afterwards. Its server shares a process
   * with those of other stories, until it starts again.
   */
  static async during(
    env: Readonly<Record<string, string>>,
    use: (site: Site) => Promise<void>,
  ): Promise<void> {
    const site = new Site(await newPlace(), { ...SETTINGS, ...env });
    site.#isFirstStart = true;
    await Site.#running(site);
    try {
      await use(site);
    } finally {
      await site.remove();
    }
  }

  /** The same in a process of its own from the beginning, as its owner starts it. */
  static async alone(
    env: Readonly<Record<string, string>>,
    use: (site: Site) => Promise<void>,
  ): Promise<void> {
    const site = await Site.start(env);
    try {
      await use(site);
    } finally {
      await site.remove();
    }
  }

  override async up(): Promise<void> {
    if (!this.#isFirstStart) return super.up();
    this.#isFirstStart = false;
    this.#shared = await openShared(this.settings, () => {
      this.#shared = null;
      this.#restarting = super.up();
      this.#restarting.then(this.#restarted.resolve, this.#restarted.reject);
    });
  }

  /** Resolves when the server has restarted itself for the first time, and is up again. */
  restarted(): Promise<void> {
    return this.#restarted.promise;
  }

  override async down(): Promise<void> {
    await this.#shared?.close();
    this.#shared = null;
    await this.#restarting;
    await super.down();
  }

  override async kill(): Promise<void> {
    if (this.#shared !== null) throw new Error('only a server with a process of its own is killed');
    await super.kill();
  }

  /** What the owner sees in the inbox, on all its pages. */
  async inbox(): Promise<readonly LeadSummary[]> {
    const cookie = await this.signIn();
    const all: LeadSummary[] = [];
    let cursor: string | null = null;
    do {
      const from: string = cursor === null ? '' : `&cursor=${cursor}`;
      const url = `${this.url}${paths.adminLeads}?limit=100${from}`;
      const answer = await fetch(url, { headers: { cookie } });
      const page: LeadPage = leadPageSchema.parse(await answer.json());
      all.push(...page.leads);
      cursor = page.nextCursor;
    } while (cursor !== null);
    return all;
  }

  /** Signs the owner in; the session's cookie. */
  async signIn(): Promise<string> {
    const answer = await fetch(`${this.url}${paths.session}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ password: OWNER_PASSWORD }),
    });
    const cookie = answer.headers.getSetCookie()[0]?.split(';', 1)[0];
    if (!answer.ok || cookie === undefined) throw new Error(`sign-in answered ${answer.status}`);
    return cookie;
  }
}
