import { expect, test } from 'vitest';
import { chained, leadsOf, staled, type Page } from '#features/admin/inbox/list/pages.ts';
import { aSummary } from '../../../../support/lead-summary.ts';

const leads = (...ids: string[]) => ids.map((id) => aSummary({ id }));
const pageOf = (cursor: string, next: string | null, ...ids: string[]): Page => ({
  cursor,
  next,
  leads: leads(...ids),
  isStale: false,
});
const firstOf = (nextCursor: string | null, ...ids: string[]) => ({
  leads: leads(...ids),
  nextCursor,
  total: 9,
  heldBack: 0,
});
const idsOf = (first: ReturnType<typeof firstOf>, pages: readonly Page[]) =>
  leadsOf(first, chained(first.nextCursor, pages).chain).map(({ id }) => id);
const freshOf = (first: string | null, pages: readonly Page[]) =>
  chained(first, pages).chain.map(({ isFresh }) => isFresh);

const second = pageOf('c', 'e', 'd', 'e');
const third = pageOf('e', null, 'f');

test('pages follow each other as they were read', () => {
  expect(idsOf(firstOf('c', 'a', 'b', 'c'), [second, third])).toEqual([...'abcdef']);
  expect(freshOf('c', [second, third])).toEqual([true, true]);
  expect(chained('c', [second]).next).toBe('e');
  expect(chained('c', [second, third]).next).toBeNull();
});

test('after one has arrived the page behind the first is out of date, and once it is read the next one', () => {
  const pushed = firstOf('b', 'new', 'a', 'b');
  expect(freshOf('b', [second, third])).toEqual([false, true]);
  const again = pageOf('b', 'd', 'c', 'd');
  expect(freshOf('b', [again, third])).toEqual([true, false]);
  const last = pageOf('d', null, 'e', 'f');
  expect(idsOf(pushed, [again, last])).toEqual(['new', ...'abcdef']);
  expect(freshOf('b', [again, last])).toEqual([true, true]);
});

test('a lead on two pages is shown once, and where the list has become shorter nothing stands behind its end', () => {
  expect(idsOf(firstOf('d', 'a', 'b', 'd'), [second])).toEqual([...'abde']);
  expect(idsOf(firstOf(null, 'a'), [second, third])).toEqual(['a']);
  expect(chained(null, [second]).next).toBeNull();
});

test('what is to be followed up stands above, not among the others', () => {
  const first = { ...firstOf('c', 'a', 'b', 'c'), due: leads('b', 'f') };
  expect(leadsOf(first, chained('c', [second, third]).chain).map(({ id }) => id)).toEqual([
    ...'acde',
  ]);
});

test('a page of which something was heard is out of date, the others are not', () => {
  const pages = staled([second, third], (page) => page.leads.some(({ id }) => id === 'f'));
  expect(freshOf('c', pages)).toEqual([true, false]);
});
