// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { preload } from '../../../../src/app/boot/preload.ts';

const MODULES = ['/assets/entry.js', '/assets/page.js', '/assets/parts.js'];

const links = () => [...document.head.querySelectorAll('link')];

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('code'));
  vi.spyOn(DOMTokenList.prototype, 'supports').mockReturnValue(true);
});

afterEach(() => {
  vi.restoreAllMocks();
  document.head.replaceChildren();
});

it('asks for each module in a task of its own, so that a press comes between', async () => {
  const batches: number[] = [];
  const watch = new MutationObserver((added) => batches.push(added.length));
  watch.observe(document.head, { childList: true });
  const done = preload(MODULES);
  await vi.waitFor(() => expect(links()).toHaveLength(MODULES.length));
  for (const link of links()) link.dispatchEvent(new Event('load'));
  await done;
  watch.disconnect();
  expect(batches).toEqual([1, 1, 1]);
  expect(links().map((link) => link.getAttribute('href'))).toEqual(MODULES);
});

it('asks for all of them at once in a page that nobody sees, whose timers are slow', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const done = preload(MODULES);
  await vi.waitFor(() => expect(links()).toHaveLength(MODULES.length));
  for (const link of links()) link.dispatchEvent(new Event('error'));
  await done;
});

it('compiles no module that has not arrived: its import would wait as long as the page lives', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 502 }));
  await preload(['/assets/other.js']);
  expect(links()).toHaveLength(0);
});
