// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { Related } from '#pages/parts/Related.tsx';
import { theme } from '#theme/theme.ts';

type Groups = Parameters<typeof Related>[0]['groups'];

const services = { id: 'services', heading: 'Often done together' } as const;
const areas = { id: 'areas', heading: 'Where it comes up', items: [] } as const;

function shown(groups: Groups): HTMLElement {
  const { container } = render(
    <ThemeProvider theme={theme}>
      <MemoryRouter>
        <Related groups={groups} />
      </MemoryRouter>
    </ThemeProvider>,
  );
  return container;
}

describe('related pages', () => {
  afterEach(cleanup);

  it('have no heading over a group whose pages are all off the site', () => {
    const items = [{ href: '/services/masonry', label: 'Masonry', description: 'Walls' }];
    shown([{ ...services, items }, areas]);
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings).toEqual([services.heading]);
  });

  it('leave no empty band where no group has a page', () => {
    expect(shown([{ ...services, items: [] }, areas]).childElementCount).toBe(0);
  });
});
