import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../server/app.ts';
import { loadConfig } from '../../server/config.ts';
import { type Order, orderSchema, type Report } from './shared-servers.ts';

// Run as a program: serves one site after another, or beside another, as its parent tells it.
process.umask(0o077);
const servers = new Map<number, FastifyInstance>();

const tell = (report: Report) => process.send?.(report);

async function open(id: number, env: NonNullable<Order['env']>): Promise<void> {
  const config = loadConfig({ ...process.env, ...env });
  const restart = () => void close(id, 'restarting');
  const { app, opened } = await buildApp(config, { restart });
  servers.set(id, app);
  await opened;
  await app.listen({ port: config.port, host: config.host });
  tell({ id, now: 'open' });
}

async function close(id: number, now: 'closed' | 'restarting'): Promise<void> {
  const app = servers.get(id);
  servers.delete(id);
  await app?.close();
  tell({ id, now });
}

process.on('message', (message) => {
  const { id, env } = orderSchema.parse(message);
  (env === null ? close(id, 'closed') : open(id, env)).catch((error: unknown) =>
    tell({ id, now: 'failed', why: error instanceof Error ? error.message : 'Unknown.' }),
  );
});
process.once('disconnect', () => process.exit());
