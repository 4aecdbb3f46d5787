import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildInfo } from '../build-info.ts';
import type { Publisher } from '../publishing/publisher.ts';
import type { SiteFolder } from '../publishing/site-folders.ts';
import { REVALIDATE } from '../headers.ts';
import { fileHeaders, type HeadersOfFile } from './file-headers.ts';

/** A file of the site, and its headers. */
export type SiteFile = { root: string; headersOf: HeadersOfFile };

type Services = {
  distDir: string;
  currentBuild: () => Promise<BuildInfo>;
  publisher: Pick<Publisher, 'siteOf' | 'untilRendered' | 'rootOf'>;
};

export type SiteFiles = ReturnType<typeof createSiteFiles>;

/** Published files whose names have a hash, so that pages that are still open may ask for old ones. */
const KEPT = /^(?:content|pictures|icons|share)\//;

/** Scripts that are served in place of the build's, at the same address. */
const SCRIPT = /^assets\//;

/** The build's script is of use to every page, its replacement to no page of the sample. */
const revalidated =
  (headersOf: HeadersOfFile): HeadersOfFile =>
  (request, file) => ({ ...headersOf(request, file), 'Cache-Control': REVALIDATE });

/** Files of the site: what was published over the build, and the build. */
export function createSiteFiles({ distDir, currentBuild, publisher }: Services) {
  const client = join(distDir, 'client');
  let known: { build: BuildInfo; site: SiteFolder | null; headersOf: HeadersOfFile } | null = null;

  /** Computed once for a build and what was published over it. */
  function headersFor(build: BuildInfo, site: SiteFolder | null): HeadersOfFile {
    if (known?.build !== build || known.site !== site) {
      const { styleHashes } = site ?? build;
      const headersOf = fileHeaders({ ...build, ...(styleHashes && { styleHashes }) });
      known = { build, site, headersOf };
    }
    return known.headersOf;
  }

  return {
    /** Null for none. `ofBuild`: whatever was published over it. */
    async find(file: string, { ofBuild = false } = {}): Promise<SiteFile | null> {
      const build = await currentBuild();
      await publisher.untilRendered(build.version);
      const site = publisher.siteOf(build.version);
      // Of the sample nothing is served once another firm has published its name.
      if (ofBuild && site?.isOwnFirm !== true) {
        const isBuilt = await isFile(join(client, file));
        return isBuilt ? { root: client, headersOf: fileHeaders(build) } : null;
      }
      // The worker is installed with every page of the build: it gets the not-found page in place of this one.
      if (!ofBuild && site?.gone.has(file)) return null;
      const headersOf = headersFor(build, site);
      if (site?.files.has(file)) {
        return {
          root: site.root,
          headersOf: SCRIPT.test(file) ? revalidated(headersOf) : headersOf,
        };
      }
      if (await isFile(join(client, file))) return { root: client, headersOf };
      const root = KEPT.test(file) ? await publisher.rootOf(file) : null;
      return root === null ? null : { root, headersOf };
    },
  };
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}
