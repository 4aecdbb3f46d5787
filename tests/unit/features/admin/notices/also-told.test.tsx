// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { USUAL_BACKUP_DAYS } from '#contract/admin/notices.ts';
import { noticePanel } from '#content/admin/notice-panel.ts';
import { AlsoTold } from '#features/admin/notices/AlsoTold.tsx';
import { useNoticeActions } from '#features/admin/notices/use-notice-actions.ts';
import { theme } from '#theme/theme.ts';
import { aPanel } from './panel.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Also() {
  const quietHours = { from: '21:00', to: '06:30' };
  return <AlsoTold panel={aPanel({ quietHours })} actions={useNoticeActions(() => undefined)} />;
}

test('days that could not be saved stay, say so, and are tried again when the field is left again', async () => {
  const sending = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('no network')));
  vi.stubGlobal('fetch', sending);
  render(
    <ThemeProvider theme={theme}>
      <Also />
    </ThemeProvider>,
  );
  const { backupDays, failed } = noticePanel.also;
  const days = screen.getByLabelText(backupDays);
  fireEvent.change(days, { target: { value: '5' } });
  fireEvent.blur(days);
  expect((await screen.findAllByText(failed)).length).toBeGreaterThan(0);
  expect(days).toHaveProperty('value', '5');
  fireEvent.blur(days);
  await vi.waitFor(() => expect(sending).toHaveBeenCalledTimes(2));
  // Nothing else goes along: another device may have saved it meanwhile.
  expect(sending.mock.lastCall?.[1]?.body).toBe('{"backupDays":5}');

  fireEvent.change(days, { target: { value: '' } });
  fireEvent.blur(days);
  await vi.waitFor(() => expect(screen.queryByText(failed)).toBeNull());
  expect(days).toHaveProperty('value', String(USUAL_BACKUP_DAYS));
});
