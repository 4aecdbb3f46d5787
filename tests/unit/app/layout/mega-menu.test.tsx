// @vitest-environment jsdom
import {
  act,
  cleanup,
  fireEvent,
  render,
  screen,
  type RenderOptions,
} from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { ThemeProvider } from '@mui/material/styles';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { theme } from '#theme/theme.ts';
import { MegaMenuItem } from '#app/layout/MegaMenuItem.tsx';
import { useMegaMenu, type MegaMenuName, type PanelProps } from '#app/layout/mega-menu.ts';

function Panel({ id, ref }: PanelProps) {
  return (
    <div id={id} ref={ref}>
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
        >
          <a href={`/${name}`}>{name}</a>
        </MegaMenuItem>
      ))}
    </ul>
  );
}

const site = (
  <MemoryRouter>
    <ThemeProvider theme={theme}>
      <Bar />
    </ThemeProvider>
  </MemoryRouter>
);

const opener = (name: MegaMenuName) => screen.getByRole('button', { name: new RegExp(name) });
/** The menus that are open; what shows them is the style sheet, by the button's state. */
const opened = () => NAMES.filter((name) => opener(name).getAttribute('aria-expanded') === 'true');

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

const bring = (options?: RenderOptions) => render(site, options);

/** The page as its HTML brings it, and the menu's button with the focus before React is there. */
function bringFocused(name: MegaMenuName): void {
  const container = document.createElement('div');
  container.innerHTML = renderToString(site);
  document.body.append(container);
  opener(name).focus();
  bring({ container, hydrate: true });
}

beforeEach(() => {
  vi.stubGlobal('PointerEvent', window.PointerEvent ?? PointerEventStandIn);
  // jsdom has no matchMedia: a device without a mouse.
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the mega-menus', () => {
  it('are in the document, shut', () => {
    bring();
    expect(screen.getByText('first of menu-services')).toBeDefined();
    expect(opened()).toEqual([]);
  });

  it('open one at a time', () => {
    bring();
    enter('services');
    expect(opened()).toEqual(['services']);
    enter('areas');
    expect(opened()).toEqual(['areas']);
  });

  it('close when the pointer leaves', () => {
    bring();
    enter('services');
    leave('services');
    expect(opened()).toEqual([]);
  });

  it('do not open when a finger passes, but when it presses', () => {
    bring();
    enter('services', 'touch');
    expect(opened()).toEqual([]);
    fireEvent.click(opener('services'), { detail: 1 });
    expect(opened()).toEqual(['services']);
    fireEvent.click(opener('services'), { detail: 1 });
    expect(opened()).toEqual([]);
  });

  it('stay open when a mouse presses the button under it', () => {
    bring();
    enter('services');
    fireEvent.click(opener('services'), { detail: 1 });
    expect(opened()).toEqual(['services']);
  });

  it('open with the arrow down and take the focus to their first link', () => {
    bring();
    opener('areas').focus();
    fireEvent.keyDown(opener('areas'), { key: 'ArrowDown' });
    expect(document.activeElement?.textContent).toBe('first of menu-areas');
  });

  it('take the focus to their first link with the arrow down when they are open already', () => {
    bring();
    opener('areas').focus();
    fireEvent.click(opener('areas'), { detail: 0 });
    fireEvent.keyDown(opener('areas'), { key: 'ArrowDown' });
    expect(document.activeElement?.textContent).toBe('first of menu-areas');
  });

  it('close with Escape and give the focus back to their button', () => {
    bring();
    opener('areas').focus();
    fireEvent.keyDown(opener('areas'), { key: 'ArrowDown' });
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(opened()).toEqual([]);
    expect(document.activeElement).toBe(opener('areas'));
  });

  it('close when the focus leaves them', () => {
    bring();
    opener('services').focus();
    fireEvent.click(opener('services'), { detail: 0 });
    expect(opened()).toEqual(['services']);
    act(() => opener('areas').focus());
    expect(opened()).toEqual([]);
  });

  it('stay open when they were opened before React was there, also when that press is given back', () => {
    bringFocused('services');
    expect(opened()).toEqual(['services']);
    act(() => opener('services').click());
    expect(opened()).toEqual(['services']);
    act(() => opener('services').click());
    expect(opened()).toEqual([]);
  });

  it('leave the style sheet only until React is there', () => {
    const native = new RegExp('data-native');
    expect(renderToString(site)).toMatch(native);
    bring();
    expect(itemOf('services').outerHTML).not.toMatch(native);
  });
});
