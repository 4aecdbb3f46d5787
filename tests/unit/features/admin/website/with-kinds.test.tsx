// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { business } from '#content/business.ts';
import { entryStates } from '#content/admin/website/screen.ts';
import { contentOverviewSchema } from '#contract/admin/content.ts';
import type { Kinds } from '#features/admin/website/kinds/index.ts';
import { WithKinds } from '#features/admin/website/WithKinds.tsx';
import { ownFirm } from '../../../../support/own-firm.ts';

const revision = {
  id: crypto.randomUUID(),
  slug: 'business',
  base: null,
  state: 'published',
  author: '',
  at: '2026-11-26T02:00:00.000Z',
  kind: 'business',
  data: ownFirm,
};
const overview = contentOverviewSchema.parse({
  entries: [{ kind: 'business', slug: 'business', newest: revision, live: revision }],
  publication: { state: 'current', content: null, at: null, problem: null },
});

test.runIf(business.isSample)('a form has the same kind of a named firm at each rendering', () => {
  const given: Kinds[] = [];
  const screen = () => (
    <WithKinds of={['hours']} content={null} overview={overview}>
      {(kinds) => {
        given.push(kinds);
        return null;
      }}
    </WithKinds>
  );
  const { rerender } = render(screen());
  rerender(screen());
  const [first, second] = given;
  expect(first?.hours.unpublished?.state).toBe(entryStates.ofSample);
  expect(second?.hours).toBe(first?.hours);
});
