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

/** Computes each page's policy once, when it is first asked for: pages differ in the hashes of their styles. */
export function fileHeaders(build: BuildInfo): HeadersOfFile {
  const [plain, secure] = [policiesOf(build, false), policiesOf(build, true)];
  return ({ protocol }, file) => {
    const policy = (protocol === 'https' ? secure : plain)(file);
    return {
      'Cache-Control': isIn(immutableFolders, file) ? IMMUTABLE : REVALIDATE,
      ...(isIn(publicFolders, file) ? PUBLIC : {}),
      ...(policy === undefined ? {} : { 'Content-Security-Policy': policy }),
    };
  };
}

/** The policy of a page by its file's name; undefined for other files. */
function policiesOf(build: BuildInfo, https: boolean): (file: string) => string | undefined {
  const known = new Map<string, string>();
  return (file) => {
    const styles = build.styleHashes?.[pathOf(file)];
    if (styles === undefined) return undefined;
    const policy = known.get(file) ?? contentSecurityPolicy({ ...build, https, styles });
    known.set(file, policy);
    return policy;
  };
}

/** The path of the page in a file. */
const pathOf = (file: string): string =>
  file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;

function isIn(folders: readonly string[], file: string): boolean {
  return folders.some((folder) => `/${file}`.startsWith(folder));
}
