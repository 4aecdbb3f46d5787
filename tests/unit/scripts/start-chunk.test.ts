import { describe, expect, it } from 'vitest';
import { startChunk } from '../../../scripts/build/chunk-groups.ts';

const imports: Readonly<Record<string, readonly string[]>> = {
  entry: ['react', 'shell'],
  shell: ['react', 'content', 'entry'],
  page: ['content', 'form'],
};
const chunking = { getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }) };

describe('the start chunk', () => {
  it('takes what the entry imports, directly or by way of others, and the entry itself', () => {
    const nameOf = startChunk('entry');
    for (const id of ['entry', 'react', 'shell', 'content'])
      expect(nameOf(id, chunking)).toBe('start');
  });

  it('leaves what only a page imports where it is', () => {
    const nameOf = startChunk('entry');
    for (const id of ['page', 'form']) expect(nameOf(id, chunking)).toBeNull();
  });

  it('leaves each library to a chunk of its own, so that none takes long to run', () => {
    const library = '/site/node_modules/react-dom/client.js';
    const styles = '/site/node_modules/@emotion/react/index.js';
    const nameOf = startChunk('entry');
    const all = { getModuleInfo: () => ({ importedIds: [library, styles] }) };
    expect([library, styles].map((id) => nameOf(id, all))).toEqual(['react-dom', 'styles']);
  });
});
