// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { mailbox as words } from '#content/admin/dashboard.ts';
import type { MailboxReading } from '#contract/admin/analytics.ts';
import { MailboxFailure, MailboxReport } from '#features/admin/MailboxState.tsx';
import { formatMoment } from '#features/admin/shared/format.ts';
import { theme } from '#theme/theme.ts';

afterEach(cleanup);

const readAt = '2026-11-26T02:10:00.000Z';

function show(mailbox: MailboxReading): string {
  const { container } = render(
    <ThemeProvider theme={theme}>
      <MailboxReport mailbox={mailbox} />
    </ThemeProvider>,
  );
  return container.textContent;
}

test('a mailbox that is read says when it last was, and nothing of a failure', () => {
  expect(show({ readAt, failure: null })).toContain(words.works(formatMoment(readAt)));
  expect(screen.queryByRole('status')).toBeNull();
});

test('one that nobody has read yet says so', () => {
  expect(show({ readAt: null, failure: null })).toContain(words.starting);
});

test('one that cannot be read says why, since when, and that requests in it wait', () => {
  const text = show({ readAt, failure: 'EAUTH' });
  expect(text).toContain(words.failed.reason('EAUTH'));
  expect(text).toContain('IMAP_URL');
  expect(text).toContain(words.failed.waiting);
  expect(text).toContain(words.failed.lastRead(formatMoment(readAt)));
  expect(text).not.toContain('Connected');
  cleanup();
  const never = show({ readAt: null, failure: 'EHOSTUNREACH' });
  expect(never).toContain('EHOSTUNREACH');
  expect(never).toContain(words.failed.never);
});

test('the dashboard has no notice of a mailbox that is read', () => {
  const { container } = render(<MailboxFailure mailbox={{ readAt, failure: null }} />);
  expect(container.textContent).toBe('');
});
