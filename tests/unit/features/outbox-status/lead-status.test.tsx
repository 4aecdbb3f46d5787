// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { thankYou } from '#content/thank-you.ts';
import { LeadStatus } from '#features/outbox-status/LeadStatus.tsx';
import { shownStateOf } from '#features/outbox-status/shown-state.ts';
import type { Submission } from '#outbox/record.ts';
import { theme } from '#theme/theme.ts';
import { rowWith } from '../../../support/submission.ts';

/** A Sunday, on which the firm is closed. */
const SUNDAY = Date.parse('2026-03-08T10:00:00+11:00');

afterEach(cleanup);

function show(row: Submission): string {
  const view = { status: 'ready', rows: [row], photos: [] } as const;
  render(
    <ThemeProvider theme={theme}>
      <LeadStatus current={shownStateOf(view, row.id)} />
    </ThemeProvider>,
  );
  return screen.getByRole('status').textContent;
}

test('a lead that has arrived is told by when the phone rings, counted from its arrival', () => {
  const words = show(rowWith({ state: 'delivered', envelope: null, settledAt: SUNDAY }));
  expect(words).toContain(thankYou.firstCall(new Date(SUNDAY)));
});

test.each(['pending', 'sending', 'paused', 'parked', 'unconfirmed'] as const)(
  'of one that is %s nothing is said of a call',
  (state) => {
    expect(show(rowWith({ state }))).not.toMatch(/first call|\d hours|by \d+ [ap]m/);
  },
);
