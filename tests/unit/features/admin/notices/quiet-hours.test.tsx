// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { noticePanel } from '#content/admin/notice-panel.ts';
import { QuietHours } from '#features/admin/notices/QuietHours.tsx';
import { useNoticeActions } from '#features/admin/notices/use-notice-actions.ts';
import { theme } from '#theme/theme.ts';
import { aPanel } from './panel.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Quiet() {
  return (
    <QuietHours
      panel={aPanel({ quietHours: { from: '21:00', to: '06:30' } })}
      actions={useNoticeActions(() => undefined)}
    />
  );
}

test('each of both times changed in a row is saved by itself, and what failed says so', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', (_: unknown, init: RequestInit) => {
    if (typeof init.body === 'string') sent.push(init.body);
    return Promise.reject(new TypeError('no network'));
  });
  render(
    <ThemeProvider theme={theme}>
      <Quiet />
    </ThemeProvider>,
  );
  const leaveWith = (label: string, value: string) => {
    const clock = screen.getByLabelText(label);
    fireEvent.change(clock, { target: { value } });
    fireEvent.blur(clock);
  };
  leaveWith(noticePanel.quiet.from, '22:00');
  leaveWith(noticePanel.quiet.to, '07:00');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual(['{"quietHours":{"from":"22:00"}}', '{"quietHours":{"to":"07:00"}}']);
  await waitFor(() => expect(screen.getAllByText(noticePanel.quiet.failed)).toHaveLength(2));
});
