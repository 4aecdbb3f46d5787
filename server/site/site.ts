import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { immutableFolders, IMMUTABLE, REVALIDATE } from '../headers.ts';
import { pathOf } from '../log.ts';
import { nothingHere } from '../refusal.ts';
import { fileOf, isPage, withoutSlash } from './file-of.ts';

/**
 * Serves the built site from `dist/client`: every file in its precompressed form where the visitor
 * takes it, flat pages under clean paths, a trailing slash redirected, the not-found page with 404.
 */
export async function siteRoutes(app: FastifyInstance, distDir: string): Promise<void> {
  const root = join(distDir, 'client');
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    index: false,
  });

  app.get('/*', async (request, reply) => {
    const path = pathOf(request.url);
    const shorter = withoutSlash(path);
    const file = fileOf(shorter ?? path);
    if (file === null || !(await isFile(join(root, file)))) return reply.callNotFound();
    if (shorter !== null) return reply.redirect(shorter + request.url.slice(path.length), 308);
    const lasting = immutableFolders.some((folder) => path.startsWith(folder));
    return reply.header('cache-control', lasting ? IMMUTABLE : REVALIDATE).sendFile(file);
  });
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}

/** The not-found page for a person, a code for all others. */
export function notFoundHandler(site: boolean) {
  return (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request.url);
    if (site && isPage(path) && wantsPage(request)) {
      // These would let the page be answered with 304 or 206 in place of 404.
      delete request.headers['if-none-match'];
      delete request.headers['if-modified-since'];
      delete request.headers.range;
      return reply.code(404).header('cache-control', REVALIDATE).sendFile('404.html');
    }
    void reply.header('cache-control', 'no-store');
    throw nothingHere();
  };
}

function wantsPage({ method, headers }: FastifyRequest): boolean {
  return (
    (method === 'GET' || method === 'HEAD') && /text\/html|\*\/\*/.test(headers.accept ?? '*/*')
  );
}
