// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { MemoryRouter } from 'react-router-dom';
import { explorerEntries } from '#content/home/explorer.ts';
import { ServicesExplorer } from '#pages/home/ServicesExplorer.tsx';
import { theme } from '#theme/theme.ts';

const labels = explorerEntries.map(({ label }) => label);
const [first = '', second = ''] = labels;
const last = labels.at(-1) ?? '';

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

describe.skipIf(labels.length < 2)('the services explorer', () => {
  afterEach(cleanup);

  it('shows the service that is pressed, and only that one', () => {
    const { tab, shown } = open();
    expect(shown()).toBe(first);
    fireEvent.click(tab(last));
    expect(shown()).toBe(last);
    expect(tab(last).getAttribute('aria-selected')).toBe('true');
  });

  it('goes round with the arrow keys, the focus going along', () => {
    const { tab, shown } = open();
    act(() => tab(first).focus());
    fireEvent.keyDown(tab(first), { key: 'ArrowLeft' });
    expect(shown()).toBe(last);
    expect(document.activeElement).toBe(tab(last));
    fireEvent.keyDown(tab(last), { key: 'ArrowRight' });
    expect(shown()).toBe(first);
  });

  it('jumps to the ends with Home and End', () => {
    const { tab, shown } = open();
    act(() => tab(first).focus());
    fireEvent.keyDown(tab(first), { key: 'End' });
    expect(shown()).toBe(last);
    fireEvent.keyDown(tab(last), { key: 'Home' });
    expect(shown()).toBe(first);
  });

  it('keeps one tab in the order of the Tab key', () => {
    const { tab } = open();
    fireEvent.click(tab(second));
    expect(screen.getAllByRole('tab').map((button) => button.tabIndex)).toEqual(
      labels.map((label) => (label === second ? 0 : -1)),
    );
  });
});
