import { describe, expect, it } from 'vitest';
import { labelOf } from '#content/texts/fields.ts';
import { textGroups } from '#content/texts/groups.ts';
import { textsSchema } from '#contract/content/texts.ts';

describe('the texts that can be changed without a build', () => {
  it.each(textGroups.map((group) => [group.slug, group] as const))(
    'have room for what the build says in %s',
    (_, { fields }) => {
      expect(fields.filter(({ text, max }) => text.length > max)).toEqual([]);
    },
  );

  it.each(textGroups.map((group) => [group.slug, group] as const))(
    'can be published in %s as they were built',
    (_, { fields }) => {
      const texts = Object.fromEntries(fields.map(({ key, text }) => [key, text]));
      expect(textsSchema.parse({ texts })).toEqual({ texts });
    },
  );

  it('have a name of their own in each group', () => {
    for (const { kind, slug, fields } of textGroups) {
      const labels = fields.map(({ label }) => label);
      expect(labels, `${kind} ${slug}`).toEqual([...new Set(labels)]);
    }
  });

  it('are called by their place in plain words', () => {
    expect(labelOf(['faq', 'items', '0', 'answer'])).toBe('Answer 1');
    expect(labelOf(['offers', 'cards', '2', 'text'])).toBe('Offers, card 3, text');
    expect(labelOf(['lesson', 'blocks', '1', 'paragraphs', '0'])).toBe(
      'Explanation, part 2, paragraph 1',
    );
  });
});
