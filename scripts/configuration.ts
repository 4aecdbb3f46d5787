import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { siteVariableDescriptions } from '#content/site-config-schema.ts';
import { defaults } from '#server/config.ts';
import { descriptions } from '#server/config-descriptions.ts';
import { folders } from './build/paths.ts';

type Descriptions = Readonly<Record<string, string>>;

/** Defaults that depend on the machine are not written down. */
const OF_THE_MACHINE = new Set(['DIST_DIR']);

const defaultOf = (name: string): string => {
  const value = Object.entries(defaults).find(([key]) => key === name)?.[1] ?? '';
  return OF_THE_MACHINE.has(name) ? '' : value;
};

const linesOf = (variables: Descriptions): string =>
  Object.entries(variables)
    .map(([name, about]) => `# ${about}\n#${name}=${defaultOf(name)}\n`)
    .join('\n');

/** The text of `.env.example`, from what server and build read. */
export const envExample = `# Settings of this installation. Copy to .env and uncomment what you set.
# The server reads them when it starts, the build when it builds. Environment variables win over this file.

# The server

${linesOf(descriptions)}
# The build: an empty variable switches its feature off and leaves no trace of it

${linesOf(siteVariableDescriptions)}`;

/** A Markdown table whose columns line up, as the formatter wants them. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

const code = (text: string): string => (text === '' ? '–' : `\`${text}\``);

/** The text of `docs/configuration.md`, from the same source. */
export const configurationPage = `# Configuration

Which environment variables the server and the build read. \`npm run configuration\` writes this page and
[.env.example](../.env.example) from the schema in \`server/config.ts\`; do not edit them by hand.

Both also read a \`.env\` file next to package.json; a variable of the environment wins. The server stops at a bad value and names
the variable, what was given and what is expected.

## Server

${table(
  ['variable', 'default', 'what it does'],
  Object.entries(descriptions).map(([name, about]) => [code(name), code(defaultOf(name)), about]),
)}

## Build

An empty variable switches its feature off and leaves no trace of it: no script, no dead link.

${table(
  ['variable', 'what it does'],
  Object.entries(siteVariableDescriptions).map(([name, about]) => [code(name), about]),
)}
`;

/** The files that are written from the schema, by their path from the project's root. */
export const configurationFiles: Readonly<Record<string, string>> = {
  '.env.example': envExample,
  'docs/configuration.md': configurationPage,
};

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const [name, text] of Object.entries(configurationFiles)) {
    const file = join(folders.root, name);
    const before = await readFile(file, 'utf8').catch(() => '');
    if (before !== text) await writeFile(file, text);
  }
}
