import type { FastifyRequest } from 'fastify';
import type { BuildInfo } from '../build-info.ts';
import {
  contentSecurityPolicy,
  type Headers,
  IMMUTABLE,
  immutableFolders,
  PUBLIC,
  publicFolders,
  REVALIDATE,
} from '../headers.ts';

/** Headers of built files that differ from other answers. */
export type HeadersOfFile = (request: Pick<FastifyRequest, 'protocol'>, file: string) => Headers;

/** Computes each page's policy once: they differ in the hashes of their styles. */
export function fileHeaders(build: BuildInfo): HeadersOfFile {
  const [plain, secure] = [policiesOf(build, false), policiesOf(build, true)];
  return ({ protocol }, file) => {
    const policy = (protocol === 'https' ? secure : plain).get(file);
    return {
      'Cache-Control': isIn(immutableFolders, file) ? IMMUTABLE : REVALIDATE,
      ...(isIn(publicFolders, file) ? PUBLIC : {}),
      ...(policy === undefined ? {} : { 'Content-Security-Policy': policy }),
    };
  };
}

/** The policy of each page, by file name. */
function policiesOf(build: BuildInfo, https: boolean): ReadonlyMap<string, string> {
  const pages = Object.entries(build.styleHashes ?? {});
  return new Map(
    pages.map(([path, styles]) => [
      path === '/' ? 'index.html' : `${path.slice(1)}.html`,
      contentSecurityPolicy({ ...build, https, styles }),
    ]),
  );
}

function isIn(folders: readonly string[], file: string): boolean {
  return folders.some((folder) => `/${file}`.startsWith(folder));
}
