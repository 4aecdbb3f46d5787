// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { errorLog as words } from '#content/admin/error-log.ts';
import { ErrorPanel } from '#features/error-log/ErrorPanel.tsx';
import { addError, clearErrors } from '#features/error-log/log-store.ts';
import { theme } from '#theme/theme.ts';

const entry = (id: string) => ({
  id,
  type: 'client' as const,
  severity: 'high' as const,
  message: `no stone ${id}`,
  userMessage: 'Something went wrong',
  timestamp: '2026-11-21T05:00:00.000Z',
  url: '/',
  userAgent: 'a browser',
  sessionId: 's',
  resolved: false,
});

beforeEach(() => {
  clearErrors();
  addError(entry('1'));
  addError(entry('2'));
});
afterEach(cleanup);

/** Presses a button as the Enter key does: the focus is on it. */
function press(name: string): void {
  const [button] = screen.getAllByRole('button', { name });
  button?.focus();
  if (button) fireEvent.click(button);
}

test('the focus stays in the panel when it opens, when an error is resolved and when it is folded up', () => {
  render(
    <ThemeProvider theme={theme}>
      <ErrorPanel />
    </ThemeProvider>,
  );
  press(words.panel.badge(2));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: words.panel.badge(2) }));
  press(words.panel.resolve);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: words.panel.badge(1) }));
  press(words.panel.collapse);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: words.panel.badge(1) }));
});
