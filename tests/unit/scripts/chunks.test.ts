import { describe, expect, it } from 'vitest';
import { cycleIn, filesOf } from '../../../scripts/build/chunks.ts';

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
  it('are its own and all that it imports, each once, in the order in which they run', () => {
    expect([...filesOf(chunks, 'page.tsx')]).toEqual(['start.js', 'shared.js', 'page.js']);
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
