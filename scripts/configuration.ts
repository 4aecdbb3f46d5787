import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { siteVariableDescriptions } from '#content/site-config-descriptions.ts';
import { defaults } from '#server/config.ts';
import { descriptions } from '#server/config-descriptions.ts';
import { folders } from './build/paths.ts';

const FILE = join(folders.root, '.env.example');

/** Defaults that depend on the machine are not written down. */
const OF_THE_MACHINE = new Set(['DIST_DIR']);

const valueOf = (name: string): string => {
  const value = Object.entries(defaults).find(([key]) => key === name)?.[1] ?? '';
  return OF_THE_MACHINE.has(name) ? '' : value;
};

const linesOf = (variables: Readonly<Record<string, string>>): string =>
  Object.entries(variables)
    .map(([name, about]) => `# ${about}\n#${name}=${valueOf(name)}\n`)
    .join('\n');

/** The text of `.env.example`, from what server and build read. */
export const envExample = `# Settings of this installation: copy to .env, take the # away from what you set.
# The server reads them when it starts, the build when it builds; a variable of the environment wins.

# The server

${linesOf(descriptions)}
# The build: empty means that the feature is off and leaves no trace

${linesOf(siteVariableDescriptions)}`;

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const before = await readFile(FILE, 'utf8').catch(() => '');
  if (before !== envExample) await writeFile(FILE, envExample);
}
