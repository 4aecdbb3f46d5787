import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { UNUSED } from '../../../scripts/build/never-drawn.ts';
import { unnamed } from '../../../scripts/build/pure-router.ts';
import { isDefaultTheme } from '../../../scripts/build/ready-theme.ts';
import { packagesFolder } from '../../support/packages.ts';

/** The scripts of a package for the browser, with their imports. */
function scriptsOf(name: string) {
  const files = globSync(`${packagesFolder}/${name}/**/*.{mjs,js}`).filter(
    (file) => file.endsWith('.mjs') || file.endsWith('.esm.js'),
  );
  return files.map((file) => {
    const code = readFileSync(file, 'utf8');
    return {
      file,
      code,
      imports: [...code.matchAll(/\bfrom ?['"]([^'"]+)['"]/g)].map(([, source = '']) => source),
    };
  });
}

describe('what the build changes in a library is still there in its code:', () => {
  it.each(UNUSED)('$by imports $module', ({ by, module }) => {
    const sources = scriptsOf(by).flatMap(({ imports }) => imports);
    expect(sources.some((source) => module.test(source))).toBe(true);
  });

  it('MUI makes its default theme with createTheme', () => {
    const making = scriptsOf('@mui/material/styles').filter(({ file, imports }) =>
      imports.some((source) => isDefaultTheme(source, file)),
    );
    expect(making.map(({ file }) => basename(file))).toContain('defaultTheme.mjs');
  });

  it('the router names its components in statements, and makes them by calls', () => {
    const code = globSync(`${packagesFolder}/react-router/dist/production/chunk-*.mjs`)
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const changed = unnamed(code);
    const names = (text: string) => text.match(/\.displayName = /g)?.length ?? 0;
    expect(names(code) - names(changed)).toBeGreaterThan(5);
    expect(
      changed.match(/PURE__ \*\/ \w+\.(?:forwardRef|memo|createContext)\(/g)?.length,
    ).toBeGreaterThan(5);
  });

  it('notistack takes from goober only what its substitute has', () => {
    const { code = '' } =
      scriptsOf('notistack').find((script) => script.code.includes('goober')) ?? {};
    expect(/import ?\{([^}]*)\} ?from ?['"]goober['"]/.exec(code)?.[1]?.trim()).toMatch(
      /^css(?: as \w+)?$/,
    );
  });
});
