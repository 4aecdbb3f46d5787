// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { LeadFilter } from '#contract/admin/leads.ts';
import { LeadFilters } from '#features/admin/inbox/LeadFilters.tsx';
import { theme } from '#theme/theme.ts';

afterEach(cleanup);

const filters = (filter: LeadFilter) => (
  <ThemeProvider theme={theme}>
    <LeadFilters filter={filter} onChange={() => undefined} />
  </ThemeProvider>
);

test('the box holds what the list is searched for, and nothing once it no longer is', () => {
  const { rerender } = render(filters({ text: 'Sam' }));
  const box = screen.getByRole('searchbox', { hidden: true });
  expect(box).toHaveProperty('value', 'Sam');
  rerender(filters({ view: 'new' }));
  expect(box).toHaveProperty('value', '');
});
