import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageOfScreen } from '#contract/paths.ts';
import { z } from '#contract/zod.ts';
import type { Context } from '../context.ts';
import { NO_STORE } from '../headers.ts';
import { notFound } from '../http-error.ts';
import { receiptPage } from '../lead-form/receipt-page.ts';
import { pathOf } from '../log.ts';
import { currentHeaders, type HeadersOfFile } from './file-headers.ts';

const NOT_FOUND_FILE = '404.html';
const THANK_YOU = '/thank-you';
const receiptQuery = z.object({ request: z.uuid() });

/**
 * Serves the built site from `dist/client`: precompressed files if the client accepts them, pages
 * under clean paths, a redirect for a trailing slash, the not-found page with 404.
 */
export async function siteRoutes(
  app: FastifyInstance,
  { config: { distDir }, build, store }: Pick<Context, 'config' | 'build' | 'store'>,
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
    const file = fileOf(pageOfScreen(shorter ?? path));
    if (file === null || !(await isFile(join(root, file)))) return sendNotFound(request, reply);
    if (shorter !== null) return reply.redirect(shorter + request.url.slice(path.length), 308);
    const headersOf = await current();
    const receipt = path === THANK_YOU ? await receiptIn(request, join(root, file)) : null;
    if (receipt !== null) {
      return reply
        .headers({ ...headersOf(request, file), 'Cache-Control': NO_STORE })
        .type('text/html; charset=utf-8')
        .send(receipt);
    }
    return reply.headers(headersOf(request, file)).sendFile(file);
  });

  /** The confirmation with the receipt of the lead that its address names; null for none. */
  async function receiptIn({ query }: FastifyRequest, file: string): Promise<string | null> {
    const asked = receiptQuery.safeParse(query);
    if (!asked.success) return null;
    // The page itself needs no database.
    const lead = await store.inbox.find(asked.data.request).catch(() => null);
    return lead === null ? null : receiptPage(await readFile(file, 'utf8'), lead);
  }

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

const SEGMENT = /^[\w-][\w.-]*$/;
const COMPRESSED = /\.(br|gz)$/;

/**
 * The built file for a clean path: `/` is index.html, `/services/masonry` is services/masonry.html.
 * Null for anything but a plain path: dot files, encoded characters, empty segments, the compressed
 * copies.
 */
export function fileOf(path: string): string | null {
  if (path === '/') return 'index.html';
  const segments = path.slice(1).split('/');
  if (!segments.every((segment) => SEGMENT.test(segment)) || COMPRESSED.test(path)) return null;
  const file = segments.join('/');
  return hasExtension(path) ? file : `${file}.html`;
}

/** The path without its trailing slash; null if it has none or is only a slash. */
export function withoutSlash(path: string): string | null {
  return path !== '/' && path.endsWith('/') ? path.slice(0, -1) : null;
}

/** Whether a path is a page, not a file or part of the API. */
export function isPage(path: string): boolean {
  return !path.startsWith('/api/') && (!hasExtension(path) || path.endsWith('.html'));
}

function hasExtension(path: string): boolean {
  return path.lastIndexOf('.') > path.lastIndexOf('/');
}
