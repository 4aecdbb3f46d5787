/** One question with its answer; without a category it belongs to 'General'. */
export type FaqItem = {
  readonly question: string;
  readonly answer: string;
  readonly category?: string;
};

export type FaqGroup = { readonly category: string; readonly items: readonly FaqItem[] };

const defaultCategory = 'General';

/** Questions grouped by category, both in the order of their first appearance. */
export function groupFaq(items: readonly FaqItem[]): readonly FaqGroup[] {
  const groups = new Map<string, FaqItem[]>();
  for (const item of items) {
    const category = item.category ?? defaultCategory;
    const group = groups.get(category);
    if (group) group.push(item);
    else groups.set(category, [item]);
  }
  return [...groups].map(([category, items]) => ({ category, items }));
}
