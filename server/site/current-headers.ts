import { stat } from 'node:fs/promises';
import { buildFile, readBuildInfo, type BuildInfo } from '../build-info.ts';
import { fileHeaders, type HeadersOfFile } from './file-headers.ts';

/**
 * Headers as the build on the disk has them: one that is made anew beside a running server has other
 * hashes, and under the policy of the one before none of its scripts would run. While it is being
 * made, those of the last whole one stay.
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
      // Half written: the next page looks again.
    }
    return known.headersOf;
  };
}
