import { describe, expect, it } from 'vitest';
import { cycleIn, cycleInWords, filesOf } from '../../../scripts/build/chunks.ts';

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

  it('are reported with the imports of the sources between them, and no others', () => {
    const text = cycleInWords(
      ['parts.js', 'forms.js', 'parts.js'],
      [
        { module: 'heading.tsx', file: 'parts.js', imports: ['band.tsx', 'field.tsx', 'start.ts'] },
        { module: 'band.tsx', file: 'parts.js', imports: [] },
        { module: 'start.ts', file: 'start.js', imports: ['field.tsx'] },
        { module: 'field.tsx', file: 'forms.js', imports: ['start.ts'] },
        ...Array.from({ length: 10 }, (_, index) => ({
          module: `form-${index}.tsx`,
          file: 'forms.js',
          imports: ['band.tsx'],
        })),
      ],
    );
    expect(text.split('\n').slice(1, -1)).toEqual([
      'parts.js imports forms.js:',
      '  heading.tsx → field.tsx',
      'forms.js imports parts.js:',
      ...Array.from({ length: 8 }, (_, index) => `  form-${index}.tsx → band.tsx`),
      '  and 2 more',
    ]);
    expect(text).toContain('scripts/build/chunk-groups.ts');
  });
});
