import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BUILD_QUERY } from '#contract/content/published.ts';
import { pageOfScreen } from '#contract/paths.ts';
import { z } from '#contract/zod.ts';
import type { Context } from '../context.ts';
import { NO_STORE } from '../headers.ts';
import { notFound } from '../http-error.ts';
import { receiptPage } from '../lead-form/receipt-page.ts';
import { pathOf } from '../log.ts';
import type { SiteFile, SiteFiles } from './site-files.ts';

const NOT_FOUND_FILE = '404.html';
const THANK_YOU = '/thank-you';
const receiptQuery = z.object({ request: z.uuid() });
const buildQuery = z.object({ [BUILD_QUERY]: z.string() });

/**
 * Serves the built site from `dist/client` and what was published over it: precompressed files if
 * the client accepts them, pages under clean paths, a redirect for a trailing slash, the not-found
 * page with 404. Each request gets all of one state of the site.
 */
export async function siteRoutes(
  app: FastifyInstance,
  { config: { distDir }, store }: Pick<Context, 'config' | 'store'>,
  siteFiles: SiteFiles,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(distDir, 'client'),
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
    wantsPage(request)
      ? sendNotFoundPage(request, reply, await siteFiles.find(NOT_FOUND_FILE))
      : nothingFound();

  app.get('/*', async (request, reply) => {
    const path = pathOf(request.url);
    const shorter = withoutSlash(path);
    const file = fileOf(pageOfScreen(shorter ?? path));
    const ofBuild = buildQuery.safeParse(request.query).success;
    const found = file === null ? null : await siteFiles.find(file, { ofBuild });
    if (file === null || found === null) return sendNotFound(request, reply);
    if (shorter !== null) return reply.redirect(shorter + request.url.slice(path.length), 308);
    const { root, headersOf } = found;
    const receipt = path === THANK_YOU ? await receiptIn(request, join(root, file)) : null;
    if (receipt !== null) {
      return reply
        .headers({ ...headersOf(request, file), 'Cache-Control': NO_STORE })
        .type('text/html; charset=utf-8')
        .send(receipt);
    }
    return reply.headers(headersOf(request, file)).sendFile(file, root);
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

function sendNotFoundPage(
  request: FastifyRequest,
  reply: FastifyReply,
  found: SiteFile | null,
): FastifyReply {
  if (found === null) nothingFound();
  // With these headers the page could be answered 304 or 206 instead of 404.
  delete request.headers['if-none-match'];
  delete request.headers['if-modified-since'];
  delete request.headers.range;
  const { root, headersOf } = found;
  return reply.code(404).headers(headersOf(request, NOT_FOUND_FILE)).sendFile(NOT_FOUND_FILE, root);
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
