import { describe, expect, it } from 'vitest';
import { markWords, snippetOf } from '#features/search/engine/mark.ts';

describe('marking the words that were found', () => {
  it('marks whole words whatever their case and accents, and loses no letter', () => {
    const pieces = markWords('Whole façades, brought back.', ['facades']);
    expect(pieces).toEqual([
      { text: 'Whole ', marked: false },
      { text: 'façades', marked: true },
      { text: ', brought back.', marked: false },
    ]);
  });

  it('marks nothing in the middle of a word', () => {
    expect(markWords('limestone', ['stone'])).toEqual([{ text: 'limestone', marked: false }]);
  });
});

describe('the words shown of a result', () => {
  const found = {
    description: 'Brick and stone walls.',
    text: 'We rake out the joint. Then the wall is repointed in lime. It stays open to the air.',
  };

  it('are the sentence with most of the words found', () => {
    expect(snippetOf(found, ['wall', 'lime'])).toBe('Then the wall is repointed in lime.');
  });

  it('are the description where no sentence does better', () => {
    expect(snippetOf(found, ['brick'])).toBe('Brick and stone walls.');
  });
});
