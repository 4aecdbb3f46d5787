import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { ownLogo } from '../../../scripts/build/own-logo.ts';
import { folders } from '../../../scripts/build/paths.ts';

/** Inside the project, whose names it imports by; there is no such file. */
const ENTRY = join(folders.root, 'src/app/entry-of-logo.ts');

/** The code of a page that shows the mark, built where these icons are published. */
async function codeWith(icons: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'logo-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, 'icons'));
  for (const [name, text] of Object.entries(icons))
    await writeFile(join(folder, 'icons', name), text);
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      ownLogo(folder),
      {
        name: 'entry',
        resolveId: (source) => (source === ENTRY ? ENTRY : null),
        load: (id) =>
          id === ENTRY
            ? "import { LogoMark } from '#components/LogoMark.tsx';\nconsole.log(LogoMark);"
            : null,
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: ENTRY, external: [/^react/, /^@mui/] },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (output === undefined || !('output' in output)) throw new Error('Nothing was built.');
  return output.output.map((part) => ('code' in part ? part.code : '')).join('\n');
}

test('a published logo is shown in the place of the drawn mark, with its proportions', async () => {
  const code = await codeWith({ 'logo.svg': '<svg viewBox="0 0 120 40"></svg>' });
  expect(code).toContain('/icons/logo.svg');
  expect(code).toMatch(/"?width"?: 120/);
  expect(code).not.toContain('stones');
});

test('without one the drawn mark is shown', async () => {
  const code = await codeWith({});
  expect(code).toContain('stones');
  expect(code).not.toContain('/icons/logo.svg');
});

test('a logo that is hardly seen on dark ground gets a light plate there, others do not', async () => {
  const logoOf = (style: string) =>
    codeWith({
      'logo.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><style>${style}</style><path d="M0 0h40v40H0Z"/></svg>`,
    });
  expect(await logoOf('path { fill: #1B2A4A }')).toMatch(/"?needsPlate"?: true/);
  expect(await logoOf('path { fill: #C9A36A }')).toMatch(/"?needsPlate"?: false/);
  const adapting =
    'path { fill: #1B2A4A } @media (prefers-color-scheme: dark) { path { fill: #FFF } }';
  expect(await logoOf(adapting)).toMatch(/"?needsPlate"?: false/);
});
