import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from '#contract/zod.ts';
import type { Config } from './config.ts';

const hashes = z.array(z.string().check(z.regex(/^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/)));
const origins = z.optional(z.array(z.string().check(z.minLength(1))));

/** Origins that a third-party script configured by the owner loads from and connects to. */
const thirdPartySchema = z.object({
  script: origins,
  connect: origins,
  img: origins,
  style: origins,
  font: origins,
  frame: origins,
});

/** What the build says about itself in `dist/meta/build.json`. */
export const buildInfoSchema = z.object({
  version: z.string(),
  /** The site's public origin; absent if it is not configured. */
  siteOrigin: z.optional(z.string()),
  /** The sample's origin, if pages still give it as theirs. */
  sampleOrigin: z.optional(z.string()),
  /** CSP hashes of the inline scripts of all pages: `sha256-…`. */
  scriptHashes: hashes,
  /** CSP hashes of each page's style elements, by path; absent in older builds. */
  styleHashes: z.optional(z.record(z.string(), hashes)),
  /** Origins of webhooks that pages call directly. */
  connectOrigins: z.array(z.string()),
  analytics: z.optional(thirdPartySchema),
  chat: z.optional(thirdPartySchema),
});

export type ThirdParty = z.infer<typeof thirdPartySchema>;
export type BuildInfo = z.infer<typeof buildInfoSchema>;

/** Build information of a server that serves the API only. */
export const noBuild: BuildInfo = {
  version: 'api-only',
  scriptHashes: [],
  styleHashes: {},
  connectOrigins: [],
};

/** The origin of the site's pages; null if it is not configured. */
export function siteOriginOf(
  { corsOrigin }: Pick<Config, 'corsOrigin'>,
  { siteOrigin }: BuildInfo,
): string | null {
  return corsOrigin ?? siteOrigin ?? null;
}

/** The file that describes a build. */
export const buildFile = (distDir: string) => join(distDir, 'meta', 'build.json');

/** Reads `meta/build.json` of a build; throws an error that says what to do if it is missing. */
export function readBuildInfo(distDir: string): BuildInfo {
  try {
    return buildInfoSchema.parse(JSON.parse(readFileSync(buildFile(distDir), 'utf8')));
  } catch {
    throw new Error(`No complete build in ${distDir}. Run npm run build.`);
  }
}

/**
 * The build on the disk: a rebuild next to a running server has other hashes, and under the old policy
 * none of its scripts would run. During a rebuild, the last complete one applies.
 */
export function followBuild(distDir: string, build: BuildInfo): () => Promise<BuildInfo> {
  const file = buildFile(distDir);
  let known = { madeAt: Number.NaN, build };
  return async () => {
    const madeAt = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => known.madeAt,
    );
    if (madeAt === known.madeAt) return known.build;
    try {
      known = { madeAt, build: readBuildInfo(distDir) };
    } catch {
      // Partly written: the next page reads it again.
    }
    return known.build;
  };
}
