import { describe, expect, it } from 'vitest';
import { inFirstStage, secondStageOf } from '../../../scripts/build/precache.ts';

const modules = {
  'index.html': 'start.js',
  'src/pages/HomePage.tsx': 'home.js',
  'src/pages/SearchPage.tsx': 'search.js',
  'src/pages/admin/LeadsPage.tsx': 'leads.js',
};
const chunks = {
  fileOf: new Map(Object.entries(modules)),
  entries: new Set(Object.keys(modules)),
  importsOf: new Map([
    ['start.js', []],
    ['home.js', ['shared.js']],
    ['search.js', ['shared.js', 'lists.js']],
    ['leads.js', ['start.js', 'table.js', 'lists.js']],
    ['shared.js', []],
    ['table.js', []],
    ['lists.js', []],
  ]),
};
const built = [...chunks.importsOf.keys(), 'photo-worker.js', 'index.html', 'heading.woff2'];

describe('the stages of the precache', () => {
  it('begin with all that is no script, the script that a visitor’s page is opened with, and that of workers', () => {
    expect(built.filter((file) => inFirstStage(chunks, file))).toEqual([
      'start.js',
      'home.js',
      'shared.js',
      'photo-worker.js',
      'index.html',
      'heading.woff2',
    ]);
  });

  it('go on with what pages can be opened without, and with what the owner alone needs for the owner', () => {
    expect(secondStageOf(chunks, built)).toEqual({
      all: ['search.js', 'lists.js'],
      admin: ['leads.js', 'table.js'],
    });
  });
});
