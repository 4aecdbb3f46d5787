import { describe, expect, it } from 'vitest';
import { cycleIn, filesOf } from '../../../scripts/build/chunks.ts';
import { modulesOf, NOTED, noteRouteImports } from '../../../scripts/build/route-modules.ts';

const chunks = {
  fileOf: new Map([
    ['page.tsx', 'page.js'],
    ['picture.ts', 'shared.js'],
  ]),
  importsOf: new Map([
    ['page.js', ['shared.js', 'start.js']],
    ['shared.js', ['start.js']],
    ['start.js', ['page.js']],
  ]),
};

describe('the files of a module', () => {
  it('are its own and all that it imports, each once', () => {
    expect([...filesOf(chunks, 'page.tsx')]).toEqual(['page.js', 'shared.js', 'start.js']);
  });

  it('are not guessed', () => {
    expect(() => filesOf(chunks, 'gone.ts')).toThrow('no file for gone.ts');
  });
});

describe('chunks that import each other', () => {
  it('are found, by way of others too', () => {
    expect(cycleIn(chunks.importsOf)).toEqual(['page.js', 'shared.js', 'start.js', 'page.js']);
    expect(cycleIn(new Map([['self.js', ['self.js']]]))).toEqual(['self.js', 'self.js']);
  });

  it('are not confused with chunks that several others import', () => {
    const importsOf = new Map([
      ['page.js', ['forms.js', 'start.js']],
      ['forms.js', ['start.js']],
      ['start.js', []],
    ]);
    expect(cycleIn(importsOf)).toBeNull();
  });
});

describe('the modules of a route', () => {
  const { transform } = noteRouteImports();
  const transformed = (code: string, id: string): unknown =>
    typeof transform === 'function' ? Reflect.apply(transform, null, [code, id]) : undefined;

  it('are noted where the table of routes asks for them, and only there', () => {
    const code = "await import('#pages/HomePage.tsx')";
    expect(transformed(code, '/x/src/app/routes/pages.ts')).toContain(
      ".add('src/pages/HomePage.tsx'), import('#pages/HomePage.tsx')",
    );
    expect(transformed(code, '/x/src/app/layout/NavBar.tsx')).toBeNull();
  });

  it('are those of the one that is loading', async () => {
    const load = (name: string) => async () => Reflect.get(globalThis, NOTED).add(name);
    expect(await modulesOf(load('one'))).toEqual(['one']);
    expect(await modulesOf(load('two'))).toEqual(['two']);
  });
});
