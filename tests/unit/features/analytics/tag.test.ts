// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const ID = 'G-TEST123';

async function freshTag() {
  vi.resetModules();
  return import('#features/analytics/tag.ts');
}

const scripts = () => document.head.querySelectorAll<HTMLScriptElement>('script[src]');
const commands = () => (window.dataLayer ?? []).map((command) => Object.values(Object(command)));
const interact = () => dispatchEvent(new Event('keydown'));

beforeEach(() => {
  document.head.replaceChildren();
  delete window.dataLayer;
});
afterEach(() => vi.unstubAllGlobals());

describe('the analytics tag', () => {
  it('is not loaded before the first interaction, then once, whatever the number of pages', async () => {
    const { pageView } = await freshTag();
    const first = pageView(ID, '/');
    expect(scripts()).toHaveLength(0);
    interact();
    await first;
    await pageView(ID, '/services');
    expect(scripts()).toHaveLength(1);
    expect(scripts()[0]?.src).toBe('https://www.googletagmanager.com/gtag/js?id=G-TEST123');
  });

  it('gets one page view a page, without the query of the address', async () => {
    history.replaceState(null, '', '/search?q=maeve');
    const { pageView } = await freshTag();
    const first = pageView(ID, '/search');
    interact();
    await first;
    await pageView(ID, '/contact');
    const views = commands().filter(([, name]) => name === 'page_view');
    expect(views.map(([, , values]) => values)).toEqual([
      expect.objectContaining({ page_location: `${location.origin}/search` }),
      expect.objectContaining({ page_location: `${location.origin}/contact` }),
    ]);
    expect(commands()).toContainEqual(['config', ID, { send_page_view: false }]);
  });

  it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
    'leaves no trace where the browser asks not to be tracked: %o',
    async (asked) => {
      vi.stubGlobal('navigator', { ...asked });
      const { pageView } = await freshTag();
      await pageView(ID, '/');
      interact();
      expect(scripts()).toHaveLength(0);
      expect(window.dataLayer).toBeUndefined();
    },
  );
});
