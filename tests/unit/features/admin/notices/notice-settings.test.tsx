// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { noticesPage } from '#content/admin/notices.ts';
import { USUAL_BACKUP_DAYS } from '#contract/admin/notices.ts';
import { FurtherNotices, QuietHours } from '#features/admin/notices/NoticeSettings.tsx';
import { useNoticeActions } from '#features/admin/notices/notice-actions.ts';
import { theme } from '#theme/theme.ts';
import { aSetup } from './setup.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Also() {
  const quietHours = { from: '21:00', to: '06:30' };
  return (
    <FurtherNotices setup={aSetup({ quietHours })} actions={useNoticeActions(() => undefined)} />
  );
}

test('days that could not be saved stay, say so, and are tried again when the field is left again', async () => {
  const sending = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('no network')));
  vi.stubGlobal('fetch', sending);
  render(
    <ThemeProvider theme={theme}>
      <Also />
    </ThemeProvider>,
  );
  const { backupDays, failed } = noticesPage.also;
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

function Quiet() {
  return (
    <QuietHours
      setup={aSetup({ quietHours: { from: '21:00', to: '06:30' } })}
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
  leaveWith(noticesPage.quiet.from, '22:00');
  leaveWith(noticesPage.quiet.to, '07:00');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual(['{"quietHours":{"from":"22:00"}}', '{"quietHours":{"to":"07:00"}}']);
  await waitFor(() => expect(screen.getAllByText(noticesPage.quiet.failed)).toHaveLength(2));
});
