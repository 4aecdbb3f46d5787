import { expect, test } from 'vitest';
import { leadsOf } from '#features/admin/inbox/list/use-lead-list.ts';
import { aSummary } from '../../../../../support/lead-summary.ts';

const leads = (...ids: string[]) => ids.map((id) => aSummary({ id }));
const idsOf = (...pages: Parameters<typeof leadsOf>[0]) => leadsOf(pages).map(({ id }) => id);

test('pages follow each other, and a lead on two of them is shown once', () => {
  expect(idsOf({ leads: leads('a', 'b', 'c') }, { leads: leads('c', 'd') })).toEqual([...'abcd']);
});

test('unanswered leads are first, and not again among the others', () => {
  expect(
    idsOf({ leads: leads('a', 'b'), first: leads('b', 'f') }, { leads: leads('c', 'f') }),
  ).toEqual(['b', 'f', 'a', 'c']);
});
