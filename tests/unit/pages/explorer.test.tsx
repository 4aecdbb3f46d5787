// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { MemoryRouter } from 'react-router-dom';
import { explorerEntries } from '#content/home/explorer.ts';
import { ServicesExplorer } from '#pages/home/ServicesExplorer.tsx';
import { theme } from '#theme/theme.ts';

const [masonry, restoration, structure] = explorerEntries;

function open() {
  render(
    <ThemeProvider theme={theme}>
      <MemoryRouter>
        <ServicesExplorer />
      </MemoryRouter>
    </ThemeProvider>,
  );
  return {
    tab: (name: string) => screen.getByRole('tab', { name: new RegExp(name) }),
    shown: () => screen.getByRole('tabpanel').querySelector('h3')?.textContent,
  };
}

describe('the services explorer', () => {
  afterEach(cleanup);

  it('shows the service that is pressed, and only that one', () => {
    const { tab, shown } = open();
    expect(shown()).toBe(masonry.label);
    fireEvent.click(tab(structure.label));
    expect(shown()).toBe(structure.label);
    expect(tab(structure.label).getAttribute('aria-selected')).toBe('true');
  });

  it('goes round with the arrow keys, the focus going along', () => {
    const { tab, shown } = open();
    act(() => tab(masonry.label).focus());
    fireEvent.keyDown(tab(masonry.label), { key: 'ArrowLeft' });
    expect(shown()).toBe(structure.label);
    expect(document.activeElement).toBe(tab(structure.label));
    fireEvent.keyDown(tab(structure.label), { key: 'ArrowRight' });
    expect(shown()).toBe(masonry.label);
  });

  it('jumps to the ends with Home and End', () => {
    const { tab, shown } = open();
    act(() => tab(masonry.label).focus());
    fireEvent.keyDown(tab(masonry.label), { key: 'End' });
    expect(shown()).toBe(structure.label);
    fireEvent.keyDown(tab(structure.label), { key: 'Home' });
    expect(shown()).toBe(masonry.label);
  });

  it('keeps one tab in the order of the Tab key', () => {
    const { tab } = open();
    fireEvent.click(tab(restoration.label));
    expect(screen.getAllByRole('tab').map((button) => button.tabIndex)).toEqual([-1, 0, -1]);
  });
});
