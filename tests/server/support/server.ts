import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import type { LeadRequest } from '#contract/envelope.ts';
import { paths } from '#contract/paths.ts';
import { buildApp } from '#server/app.ts';
import { loadConfig } from '#server/config.ts';
import type { Environment } from '#server/services.ts';
import { freshDatabase, migratedDatabase, onPostgres, putMigrated } from './databases.ts';

type Settings = Record<string, string>;

/** An empty folder that goes when the test ends. */
export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  // Not at once: what the last request has begun in it ends first, or fails with nobody to hear it.
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

/** Folders with the database that stands in their place on PostgreSQL. */
const databases = new Map<string, string>();

/** The settings that name an empty database, or the one that an earlier server had in this folder. */
export async function placeOf(folder: string, create = freshDatabase): Promise<Settings> {
  if (!onPostgres) return { DATA_DIR: folder };
  const url = databases.get(folder) ?? (await create());
  databases.set(folder, url);
  return { DATA_DIR: folder, DATABASE_URL: url };
}

/** The same, but a new database has the tables of a server already. */
async function readyPlace(folder: string): Promise<Settings> {
  if (!onPostgres) await putMigrated(folder);
  return placeOf(folder, migratedDatabase);
}

/** The real server on a database without rows, not listening, stopped when the test ends. */
export async function aServer(settings: Settings = {}, world: Partial<Environment> = {}) {
  const server = await buildApp(
    loadConfig({
      API_ONLY: 'true',
      LOG_LEVEL: 'silent',
      PORT: '0',
      FORWARD_BASE_MS: '5',
      RATE_LIMIT_PER_MINUTE: '100000',
      ADMIN_PASSWORD: 'correct horse',
      ...settings,
      ...(await readyPlace(settings['DATA_DIR'] ?? freshFolder())),
    }),
    { passwordCost: { N: 2 ** 10, r: 8, p: 1 }, ...world },
  );
  onTestFinished(() => server.app.close());
  await server.opened;
  return server;
}

/** The real server, listening on a port of its own; forwarding runs. */
export async function aListeningServer(settings: Settings = {}, world: Partial<Environment> = {}) {
  const server = await aServer(settings, world);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  return { ...server, port: portOf(server.app) };
}

/** Sends a lead as the outbox does. */
export function sendLead(
  app: FastifyInstance,
  lead: LeadRequest,
  headers: Record<string, string> = {},
) {
  return app.inject({ method: 'POST', url: paths.leads, payload: lead, headers });
}

/** The port on which a listening server is. */
export function portOf(app: FastifyInstance): number {
  const address = app.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('it does not listen');
  return address.port;
}
