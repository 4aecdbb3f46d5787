import { stat } from 'node:fs/promises';
import { buildFile, readBuildInfo, type BuildInfo } from '../build-info.ts';
import { fileHeaders, type HeadersOfFile } from './file-headers.ts';

/**
 * Headers for the build on the disk: a rebuild next to a running server has other hashes, and under
 * the old policy none of its scripts would run. During a rebuild, those of the last complete build
 * apply.
 */
export function currentHeaders(distDir: string, build: BuildInfo): () => Promise<HeadersOfFile> {
  const file = buildFile(distDir);
  let known = { madeAt: Number.NaN, headersOf: fileHeaders(build) };
  return async () => {
    const madeAt = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => known.madeAt,
    );
    if (madeAt === known.madeAt) return known.headersOf;
    try {
      known = { madeAt, headersOf: fileHeaders(readBuildInfo(distDir)) };
    } catch {
      // Partly written: the next page reads it again.
    }
    return known.headersOf;
  };
}
