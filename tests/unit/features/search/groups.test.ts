import { expect, it } from 'vitest';
import type { SearchGroup } from '#content/search.ts';
import { groupsOf } from '#features/search/groups.ts';

const found = (id: string, group: SearchGroup) => ({
  id,
  group,
  title: id,
  href: `/${id}`,
  description: '',
  text: '',
  words: [],
});

it('puts the kind of the best result first and keeps the order within each kind', () => {
  const groups = groupsOf([
    found('a', 'area'),
    found('b', 'service'),
    found('c', 'area'),
    found('d', 'legal'),
  ]);
  expect(groups.map(({ group, found }) => [group, found.map(({ id }) => id)])).toEqual([
    ['area', ['a', 'c']],
    ['service', ['b']],
    ['legal', ['d']],
  ]);
});
