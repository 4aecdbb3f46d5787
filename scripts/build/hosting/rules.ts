import type { BuildInfo } from '../../../server/build-info.ts';
import {
  contentSecurityPolicy,
  IMMUTABLE,
  immutableFolders,
  PUBLIC,
  publicFolders,
  REVALIDATE,
  securityHeaders,
  type Headers,
} from '../../../server/headers.ts';

/** What a static host has to be told, in words that every host's own are made from. */
export type Rules = {
  /** Of every answer; the policy is that of the not-found page, which answers unknown paths. */
  readonly headers: Headers;
  /** Of whatever lies in a folder, in place of those above. */
  readonly folders: readonly { readonly folder: string; readonly headers: Headers }[];
  /** The Content-Security-Policy of each page. */
  readonly pages: readonly { readonly path: string; readonly policy: string }[];
};

export const POLICY = 'Content-Security-Policy';
export const CACHE = 'Cache-Control';

const NOT_FOUND = '/404';

/** How long an answer is kept where the host says the same of a file that is missing: it may come. */
export const AN_HOUR = 'public, max-age=3600';

/** A folder's headers for a host whose rules hold for missing files too. */
export function alsoOfMissing(headers: Headers): Headers {
  return CACHE in headers ? { ...headers, [CACHE]: AN_HOUR } : headers;
}

/** The rules of a built site; static hosts serve it over HTTPS. */
export function rulesOf({ styleHashes, ...build }: BuildInfo): Rules {
  const https = true;
  const styles = styleHashes === undefined ? 'inline' : (styleHashes[NOT_FOUND] ?? []);
  return {
    headers: { ...securityHeaders({ ...build, https, styles }), 'Cache-Control': REVALIDATE },
    folders: [...new Set<string>([...immutableFolders, ...publicFolders])].map((folder) => ({
      folder,
      headers: {
        ...(isOneOf(immutableFolders, folder) ? { 'Cache-Control': IMMUTABLE } : {}),
        ...(isOneOf(publicFolders, folder) ? PUBLIC : {}),
      },
    })),
    pages: Object.entries(styleHashes ?? {}).map(([path, styles]) => ({
      path,
      policy: contentSecurityPolicy({ ...build, https, styles }),
    })),
  };
}

function isOneOf(folders: readonly string[], folder: string): boolean {
  return folders.includes(folder);
}

/** One line for each header. */
export function each(headers: Headers, line: (name: string, value: string) => string): string {
  return Object.entries(headers)
    .map(([name, value]) => line(name, value))
    .join('\n');
}

/** The pattern of a page's path, with and without the ending of its file. */
export function patternOf(path: string): string {
  return path === '/' ? '^/(index\\.html)?$' : `^${path}(\\.html)?$`;
}
