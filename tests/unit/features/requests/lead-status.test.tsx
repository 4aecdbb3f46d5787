import { afterEach, test, expect } from 'vitest';
import { cleanup, render, screen } from '@testing-library/react';
import { ThemeProvider } from '@mui/material/styles';
import type { Submission } from '#outbox/core/record.ts';
import { shownStateOf, type ShownSubmission } from '#features/requests/shown-state.ts';
import { theme } from '#theme/theme.ts';
import { LeadStatus } from '#features/requests/LeadStatus.tsx';
import { thankYou } from '#content/thank-you.ts';
import { promiseFor } from '#content/forms/promise.ts';
import { noteSent } from '#outbox/core/page-memory.ts';
import { rowWith } from '../../../support/submission.ts';

// @vitest-environment jsdom

/** A Sunday, on which the firm is closed. */
const SUNDAY = Date.parse('2026-03-08T10:00:00+11:00');

afterEach(cleanup);

function show(row: Submission): string {
  const view = { status: 'ready', rows: [row], photos: [] } as const;
  return shown(shownStateOf(view, row.id));
}

function shown(current: ShownSubmission): string {
  render(
    <ThemeProvider theme={theme}>
      <LeadStatus current={current} />
    </ThemeProvider>,
  );
  return screen.getByRole('status').textContent;
}

test('a lead that has arrived says what it was and when an answer comes, counted from its arrival', () => {
  const words = show(rowWith({ state: 'delivered', envelope: null, settledAt: SUNDAY }));
  expect(words).toContain('We have your enquiry');
  expect(words).toContain(promiseFor('hero_contact', {}, new Date(SUNDAY)).words);
});

test('one that nobody can confirm says by when to have heard from us', () => {
  const words = show(rowWith({ state: 'unconfirmed', settledAt: SUNDAY }));
  expect(words).toContain('has been sent');
  expect(words).toContain(promiseFor('hero_contact', {}, new Date(SUNDAY)).words);
});

test.each(['pending', 'sending', 'paused', 'parked'] as const)(
  'of one that is %s no time is named',
  (state) => {
    expect(show(rowWith({ state }))).not.toMatch(/\d hours|by \d+ [ap]m/);
  },
);

test('where the browser keeps nothing, the receipt that was given is shown anyway', () => {
  const receipt = { receipt: 'K7Q2-MMMM-0001', receivedAt: new Date(SUNDAY).toISOString() };
  const row = rowWith({ state: 'delivered', envelope: null, settledAt: SUNDAY, receipt });
  noteSent(row, false);
  for (const status of ['unread', 'unavailable', 'failed'] as const) {
    expect(shown(shownStateOf({ status }, row.id))).toContain('K7Q2-MMMM-0001');
    cleanup();
  }
});

test('one that another road has brought says so', () => {
  const receipt = {
    receipt: 'K7Q2-MMMM-0001',
    receivedAt: new Date(SUNDAY).toISOString(),
    road: 'mail',
  } as const;
  const words = show(rowWith({ state: 'delivered', envelope: null, settledAt: SUNDAY, receipt }));
  expect(words).toContain(thankYou.roads.mail);
});
