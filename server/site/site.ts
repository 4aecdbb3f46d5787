import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BuildInfo } from '../build-info.ts';
import { notFound } from '../http-error.ts';
import { pathOf } from '../log.ts';
import { currentHeaders } from './current-headers.ts';
import type { HeadersOfFile } from './file-headers.ts';
import { fileOf, isPage, withoutSlash } from './file-of.ts';

const NOT_FOUND_FILE = '404.html';

/**
 * Serves the built site from `dist/client`: precompressed files if the client accepts them, pages
 * under clean paths, a redirect for a trailing slash, the not-found page with 404.
 */
export async function siteRoutes(
  app: FastifyInstance,
  distDir: string,
  build: BuildInfo,
): Promise<void> {
  const root = join(distDir, 'client');
  const current = currentHeaders(distDir, build);
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    index: false,
  });

  const sendNotFound = async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> =>
    wantsPage(request) ? sendNotFoundPage(request, reply, await current()) : nothingFound();

  app.get('/*', async (request, reply) => {
    const path = pathOf(request.url);
    const shorter = withoutSlash(path);
    const file = fileOf(shorter ?? path);
    if (file === null || !(await isFile(join(root, file)))) return sendNotFound(request, reply);
    if (shorter !== null) return reply.redirect(shorter + request.url.slice(path.length), 308);
    const headersOf = await current();
    return reply.headers(headersOf(request, file)).sendFile(file);
  });

  app.setNotFoundHandler(sendNotFound);
}

/** Answers 404. */
export function nothingFound(): never {
  throw notFound();
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}

function sendNotFoundPage(
  request: FastifyRequest,
  reply: FastifyReply,
  headersOf: HeadersOfFile,
): FastifyReply {
  // With these headers the page could be answered 304 or 206 instead of 404.
  delete request.headers['if-none-match'];
  delete request.headers['if-modified-since'];
  delete request.headers.range;
  return reply.code(404).headers(headersOf(request, NOT_FOUND_FILE)).sendFile(NOT_FOUND_FILE);
}

/** A person gets a page, other clients a JSON error. */
function wantsPage({ method, headers, url }: FastifyRequest): boolean {
  const reads = method === 'GET' || method === 'HEAD';
  return reads && isPage(pathOf(url)) && /text\/html|\*\/\*/.test(headers.accept ?? '*/*');
}
