// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { webhookWords } from '#content/admin/webhooks.ts';

beforeEach(() => vi.resetModules());
afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
});

/** The dashboard of a build with that webhook, served as plain files. */
async function openBuiltWith(webhook: string): Promise<void> {
  vi.stubEnv('VITE_LEADS_WEBHOOK_URL', webhook);
  const { BrowserDashboard } = await import('#features/admin/Dashboard.tsx');
  const { theme } = await import('#theme/theme.ts');
  render(
    <ThemeProvider theme={theme}>
      <MemoryRouter>
        <BrowserDashboard />
      </MemoryRouter>
    </ThemeProvider>,
  );
}

const figures = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

test('a webhook that was built in is counted, and said to be public', async () => {
  await openBuiltWith('https://hooks.zapier.com/hooks/catch/1/2/');
  expect(figures()).toEqual(['12', '1', '3', 'Zapier']);
  expect(
    screen.getByText(webhookWords.builtIn('hooks.zapier.com'), { exact: false }),
  ).toBeDefined();
});

test('without one there is none to count or to tell of', async () => {
  await openBuiltWith('');
  expect(figures()).toEqual(['12', '0', '3', 'GHL']);
  expect(screen.queryByText(/public code/)).toBeNull();
});
