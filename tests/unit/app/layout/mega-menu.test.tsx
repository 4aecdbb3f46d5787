// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ThemeProvider } from '@emotion/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { siteTheme } from '#theme/theme.ts';
import { MegaMenuItem } from '#app/layout/MegaMenuItem.tsx';
import { useFirstFocus } from '#app/layout/use-first-focus.ts';
import { useMegaMenu, type MegaMenuName } from '#app/layout/use-mega-menu.ts';
import type { PanelProps } from '#app/layout/mega-panel.ts';

function Panel({ id, takeFocus }: PanelProps) {
  const container = useFirstFocus(takeFocus);
  return (
    <div id={id} ref={container} role="group" aria-label={id}>
      <a href="/somewhere">{`first of ${id}`}</a>
    </div>
  );
}

const NAMES: readonly MegaMenuName[] = ['services', 'areas'];

function Bar() {
  const menu = useMegaMenu();
  return (
    <ul>
      {NAMES.map((name) => (
        <MegaMenuItem
          key={name}
          name={name}
          menu={menu}
          words={{ open: `open ${name}`, close: `close ${name}` }}
          Panel={Panel}
          onNear={() => undefined}
        >
          <a href={`/${name}`}>{name}</a>
        </MegaMenuItem>
      ))}
    </ul>
  );
}

const opener = (name: MegaMenuName) => screen.getByRole('button', { name: new RegExp(name) });
const panels = () => screen.queryAllByRole('group').map((panel) => panel.id);

function itemOf(name: MegaMenuName): HTMLElement {
  const item = opener(name).closest('li');
  if (!item) throw new Error('the opener stands in no list item');
  return item;
}
const enter = (name: MegaMenuName, pointerType = 'mouse') =>
  fireEvent.pointerEnter(itemOf(name), { pointerType });
const leave = (name: MegaMenuName) =>
  fireEvent.pointerLeave(itemOf(name), { pointerType: 'mouse' });

// jsdom has no PointerEvent: without it testing-library would drop the pointer's type.
class PointerEventStandIn extends MouseEvent {
  readonly pointerType: string;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? '';
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('PointerEvent', window.PointerEvent ?? PointerEventStandIn);
  render(
    <MemoryRouter>
      <ThemeProvider theme={siteTheme}>
        <Bar />
      </ThemeProvider>
    </MemoryRouter>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the mega-menus', () => {
  it('are not in the document until one is opened', () => {
    expect(panels()).toEqual([]);
    expect(opener('services').getAttribute('aria-expanded')).toBe('false');
  });

  it('open one at a time', () => {
    enter('services');
    expect(panels()).toEqual(['menu-services']);
    enter('areas');
    expect(panels()).toEqual(['menu-areas']);
  });

  it('close 150 ms after the pointer has left', () => {
    enter('services');
    leave('services');
    act(() => vi.advanceTimersByTime(149));
    expect(panels()).toEqual(['menu-services']);
    act(() => vi.advanceTimersByTime(1));
    expect(panels()).toEqual([]);
  });

  it('stay open when the pointer comes back in time', () => {
    enter('services');
    leave('services');
    act(() => vi.advanceTimersByTime(100));
    enter('services');
    act(() => vi.advanceTimersByTime(500));
    expect(panels()).toEqual(['menu-services']);
  });

  it('do not open when a finger passes, but when it presses', () => {
    enter('services', 'touch');
    expect(panels()).toEqual([]);
    fireEvent.click(opener('services'), { detail: 1 });
    expect(panels()).toEqual(['menu-services']);
    fireEvent.click(opener('services'), { detail: 1 });
    expect(panels()).toEqual([]);
  });

  it('open with the arrow down and take the focus to their first link', () => {
    opener('areas').focus();
    fireEvent.keyDown(opener('areas'), { key: 'ArrowDown' });
    expect(document.activeElement?.textContent).toBe('first of menu-areas');
  });

  it('close with Escape and give the focus back to their button', () => {
    opener('areas').focus();
    fireEvent.keyDown(opener('areas'), { key: 'ArrowDown' });
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(panels()).toEqual([]);
    expect(document.activeElement).toBe(opener('areas'));
  });

  it('close when the focus leaves them', () => {
    opener('services').focus();
    fireEvent.click(opener('services'), { detail: 0 });
    expect(panels()).toEqual(['menu-services']);
    act(() => opener('areas').focus());
    expect(panels()).toEqual([]);
  });
});
