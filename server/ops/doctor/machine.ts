import { access, constants, stat } from 'node:fs/promises';
import { buildFile, readBuildInfo, noBuild, type BuildInfo } from '../../build-info.ts';
import type { Config } from '../../config.ts';
import { freeBytes, inMegabytes, isNearlyFull } from '../../notices/disk.ts';
import { databaseFile } from '../../store/sqlite/data-dir.ts';
import { error, warning, type Finding } from './finding.ts';

const OTHERS = 0o077;
/** Clocks synchronised by NTP differ by far less. */
const CLOCK_MS = 60_000;

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** The build that the server serves; an error if there is none. */
export function buildFindings(config: Config): { build: BuildInfo; findings: Finding[] } {
  if (config.apiOnly) return { build: noBuild, findings: [] };
  try {
    return { build: readBuildInfo(config.distDir), findings: [] };
  } catch {
    const text = `No complete build in ${config.distDir}: the server does not start.`;
    return { build: noBuild, findings: [error('no-build', text, 'Run npm run build.')] };
  }
}

/** Free disk space for leads and photos. */
export async function diskFindings({ dataDir }: Config): Promise<Finding[]> {
  const free = await freeBytes(dataDir);
  if (free === null || !isNearlyFull(free)) return [];
  return [
    error(
      'disk-nearly-full',
      `Only ${inMegabytes(free)} free on the disk of DATA_DIR: soon the server cannot store leads.`,
      'Free some space, or move DATA_DIR to a larger disk.',
    ),
  ];
}

/** Files with personal data or secrets that other accounts on the machine can read. */
export async function modeFindings({ dataDir }: Config, envFile: string): Promise<Finding[]> {
  const guarded = [
    { path: dataDir, mode: '700' },
    { path: databaseFile(dataDir), mode: '600' },
    { path: envFile, mode: '600' },
  ];
  const found = await Promise.all(
    guarded.map(async ({ path, mode }) => {
      if (!(await exists(path)) || ((await stat(path)).mode & OTHERS) === 0) return [];
      const text = `Other accounts on this machine can open ${path}, which contains leads or secrets.`;
      return [error('open-to-others', text, `Run: chmod ${mode} '${path}'`)];
    }),
  );
  return found.flat();
}

/** Whether the server's account can write to the data folder. */
export async function folderFindings({ dataDir, databaseUrl }: Config): Promise<Finding[]> {
  if (databaseUrl !== undefined) return [];
  if (!(await exists(dataDir))) {
    const text = `DATA_DIR ${dataDir} does not exist yet.`;
    return [
      warning(
        'no-data',
        text,
        'Start the server once: it creates the folder. If it runs already, set DATA_DIR to its folder.',
      ),
    ];
  }
  const isWritable = await access(dataDir, constants.W_OK).then(
    () => true,
    () => false,
  );
  if (isWritable) return [];
  const text = `This account cannot write to DATA_DIR ${dataDir}: the server cannot store leads.`;
  return [
    error('data-not-writable', text, `Make the server's account the owner of the folder: chown.`),
  ];
}

/**
 * A wrong clock: forwarding, promised times and sessions depend on it. `others` are moments that
 * cannot be in the future: the build, the newest lead, the database's clock.
 */
export function clockFindings(now: number, others: readonly (number | null)[]): Finding[] {
  const newest = Math.max(...others.map((moment) => moment ?? -Infinity));
  if (newest - now <= CLOCK_MS) return [];
  const behind = Math.round((newest - now) / CLOCK_MS);
  return [
    error(
      'clock',
      `This machine's clock is ${behind} min behind the newest record: retries, promised times and sessions are wrong.`,
      'Set the clock and synchronise it by NTP, for example: timedatectl set-ntp true.',
    ),
  ];
}

/** When the build was made; null if there is none. */
export const builtAt = (distDir: string): Promise<number | null> =>
  stat(buildFile(distDir)).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  );
