// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ThemeProvider } from '@mui/material/styles';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { theme } from '#theme/theme.ts';
import { matchRoute } from '#app/routes/match.ts';
import { area, service } from '../../../support/entries.ts';
import { SkipLinks } from '#app/layout/SkipLinks.tsx';

function Where() {
  const { pathname, hash } = useLocation();
  return <output>{`${pathname}${hash}`}</output>;
}

function show({ at = '/about', ids = [] as readonly string[] } = {}) {
  render(
    <MemoryRouter>
      <ThemeProvider theme={theme}>
        <SkipLinks route={matchRoute(at)} />
        {ids.map((id) => (
          <section key={id} id={id} />
        ))}
        <Where />
      </ThemeProvider>
    </MemoryRouter>,
  );
}
const press = (code: string) =>
  fireEvent.keyDown(document.body, { code, altKey: true, shiftKey: true });
const path = () => screen.getByRole('status').textContent;

beforeAll(() => {
  // jsdom draws nothing and so scrolls nothing.
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

describe('the skip links', () => {
  it.each([
    ['KeyM', 'main-content'],
    ['KeyN', 'navigation'],
    ['KeyS', 'services'],
    ['KeyC', 'contact'],
    ['KeyF', 'footer'],
  ])('take Alt+Shift+%s to #%s', (code, id) => {
    show({ ids: ['main-content', 'navigation', 'services', 'contact', 'footer'] });
    press(code);
    expect(document.activeElement?.id).toBe(id);
    expect(path()).toBe('/');
  });

  it.each([
    ['KeyS', '/services#services'],
    ['KeyC', '/contact#contact'],
  ])('go with Alt+Shift+%s to %s when the page has no such part', (code, target) => {
    show();
    press(code);
    expect(path()).toBe(target);
  });

  it('leave the letters alone without Alt and Shift', () => {
    show({ ids: ['footer'] });
    fireEvent.keyDown(document.body, { code: 'KeyF' });
    fireEvent.keyDown(document.body, { code: 'KeyF', altKey: true });
    expect(document.activeElement).toBe(document.body);
  });

  it.each([
    ['/', ['#services', '#contact']],
    [service.href, ['#services', '#contact']],
    [area.href, ['#services', '#contact']],
    ['/services', ['#services', '/contact#contact']],
    ['/emergency', ['/services#services', '#contact']],
    ['/about', ['/services#services', '/contact#contact']],
    ['/no/such/wall', ['/services#services', '/contact#contact']],
  ])('of %s lead to its own parts, or to the page that has them', (at, targets) => {
    show({ at });
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['#main-content', '#navigation', ...targets, '#footer']);
  });

  it('of the owner’s screens lead to the content alone', () => {
    show({ at: '/admin/leads' });
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#main-content',
    ]);
  });
});
