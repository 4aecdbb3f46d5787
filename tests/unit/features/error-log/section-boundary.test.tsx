// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SectionBoundary } from '#features/error-log/SectionBoundary.tsx';
import { theme } from '#theme/theme.ts';

afterEach(cleanup);

it('shows the specified words in the place of a section that fails, and draws it on Try Again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const sent = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', sent);
  let broken = true;
  function Section() {
    if (broken) throw new TypeError('no stone');
    return <p>Sound stone</p>;
  }
  render(
    <ThemeProvider theme={theme}>
      <SectionBoundary>
        <Section />
      </SectionBoundary>
      <p>The rest of the page</p>
    </ThemeProvider>,
  );
  expect(screen.getByText('Something went wrong')).toBeTruthy();
  expect(
    screen.getByText("We're sorry, but there was an error loading this section."),
  ).toBeTruthy();
  expect(screen.getByText('The rest of the page')).toBeTruthy();
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(sent.mock.calls[0]?.[0]).toBe('/api/errors');
  expect(localStorage.getItem('app-errors')).toContain('TypeError: no stone');

  broken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(screen.getByText('Sound stone')).toBeTruthy();
});
