// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noticesPage } from '#content/admin/notices.ts';
import { Devices } from '#features/admin/notices/Devices.tsx';
import { useNoticeActions } from '#features/admin/notices/notice-actions.ts';
import { theme } from '#theme/theme.ts';
import { aSetup } from './setup.ts';

const words = noticesPage.devices;

beforeEach(() => {
  vi.useFakeTimers();
  const pushManager = {
    getSubscription: () => Promise.resolve(null),
    subscribe: vi.fn(() => new Promise(() => undefined)),
  };
  vi.stubGlobal('PushManager', () => undefined);
  vi.stubGlobal('Notification', {
    permission: 'granted',
    requestPermission: () => Promise.resolve('granted'),
  });
  Reflect.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: () => Promise.resolve({ active: {}, pushManager }) },
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

function OnScreen() {
  const setup = aSetup();
  return (
    <Devices
      setup={setup}
      actions={useNoticeActions(() => undefined)}
      onChanged={() => undefined}
    />
  );
}

test('a silent push service greys nothing, and is named after 5 s', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  render(
    <ThemeProvider theme={theme}>
      <OnScreen />
    </ThemeProvider>,
  );
  const button = screen.getByRole('button', { name: words.on });
  fireEvent.click(button);
  await act(() => vi.advanceTimersByTimeAsync(4_990));
  expect(button).toHaveProperty('disabled', false);
  expect(screen.queryByText(words.silent)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(20));
  expect(screen.getByRole('status').textContent).toBe(words.silent);
  expect(button).toHaveProperty('disabled', false);
});
