import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Problem } from './problem.ts';
import { runQuietly } from './run.ts';

/** A program and the Debian package that brings it. */
export type Needed = { readonly program: string; readonly debianPackage: string };

/**
 * Sees to it that programs are there: as root on Debian their packages are installed. Throws a
 * Problem that names the packages when a program is still missing, after `tell` has been given what
 * the installation wrote.
 */
export async function ensurePrograms(
  needed: readonly Needed[],
  tell: (output: string) => void = console.error,
): Promise<void> {
  const packages = missing(needed);
  if (packages.length === 0) return;
  let output = '';
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    output = await runQuietly(
      `Installing Debian packages: ${packages.join(', ')}`,
      [
        ['apt-get', 'update', '-qq'],
        ['apt-get', 'install', '-y', '-qq', ...packages],
      ],
      { DEBIAN_FRONTEND: 'noninteractive' },
    );
  }
  const still = missing(needed);
  if (still.length === 0) return;
  if (output !== '') tell(output);
  throw new Problem(`Missing programs. Install these Debian packages: ${still.join(', ')}.`);
}

function missing(needed: readonly Needed[]): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return needed
    .filter(({ program }) => !folders.some((folder) => existsSync(join(folder, program))))
    .map(({ debianPackage }) => debianPackage);
}

/** What the tests need of Debian to run Firefox. */
export const firefoxPrograms: readonly Needed[] = [
  { program: 'firefox-esr', debianPackage: 'firefox-esr' },
];

/** What they need to run WebKit. */
export const webkitPrograms: readonly Needed[] = [
  { program: 'WebKitWebDriver', debianPackage: 'webkit2gtk-driver' },
  { program: 'Xvfb', debianPackage: 'xvfb' },
];
