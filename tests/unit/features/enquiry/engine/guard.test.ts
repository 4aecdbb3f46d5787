// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guardSchema } from '#contract/envelope.ts';
import { firstShownAt } from '#features/enquiry/engine/use-sending.ts';
import { guardOf } from '#features/enquiry/engine/envelope.ts';

const PAINTED_AT = 400;
let clock = 0;

beforeEach(() => {
  clock = 10_000;
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  document.body.innerHTML = '<form id="hero"><input id="phone"><input id="trap"></form>';
});

afterEach(() => vi.unstubAllGlobals());

function input(id: string): HTMLInputElement {
  const found = document.getElementById(id);
  if (!(found instanceof HTMLInputElement)) throw new Error(`no ${id}`);
  return found;
}

/** The browser has filled these in by itself. */
function autofilled(...ids: readonly string[]): void {
  for (const id of ids) {
    const control = input(id);
    const matches = control.matches.bind(control);
    Object.assign(control, {
      matches: (selector: string) => selector.includes(':autofill') || matches(selector),
    });
  }
}

function guard(seenAt = 0, prefilled = false) {
  const form = document.getElementById('hero');
  return guardSchema.parse(guardOf({ form, trap: input('trap'), seenAt, prefilled }));
}

describe('the first sight of a form', () => {
  it('that came with the page is the page’s first paint, however late its code runs', () => {
    Object.defineProperty(performance, 'getEntriesByName', {
      configurable: true,
      value: (name: string) =>
        name === 'first-contentful-paint' ? [{ startTime: PAINTED_AT }] : [],
    });
    expect(firstShownAt('hero')).toBe(PAINTED_AT);
  });

  it('is the beginning of the page in a browser that does not tell of its paints', () => {
    Object.defineProperty(performance, 'getEntriesByName', {
      configurable: true,
      value: () => [],
    });
    expect(firstShownAt('hero')).toBe(0);
  });

  it('that is drawn later is now', () => {
    expect(firstShownAt('popup')).toBe(10_000);
  });
});

describe('what a form reports to the server', () => {
  it('is the time since it was first seen, whatever is done to the phone’s clock', () => {
    vi.spyOn(Date, 'now').mockReturnValue(0);
    const seenAt = firstShownAt('popup');
    clock += 12_345.6;
    expect(guard(seenAt).fillMs).toBe(12_346);
  });

  it('is what a script put into the hidden field', () => {
    input('trap').value = 'http://buy.example';
    expect(guard()).toMatchObject({ trap: 'http://buy.example', prefilled: false });
    input('trap').value = 'x'.repeat(10_000);
    expect(guard().trap).toHaveLength(500);
  });

  it('is not what the browser put into the hidden field', () => {
    input('trap').value = '12 Sandstone Lane';
    autofilled('trap');
    expect(guard().trap).toBe('');
  });

  it('is that it was filled in beforehand: by the site, or by the browser', () => {
    expect(guard().prefilled).toBe(false);
    expect(guard(0, true).prefilled).toBe(true);
    autofilled('phone');
    expect(guard().prefilled).toBe(true);
  });

  it('is whether anybody has touched the page, where the browser says so', () => {
    expect(guard()).not.toHaveProperty('touched');
    for (const hasBeenActive of [true, false]) {
      vi.stubGlobal('navigator', { userActivation: { hasBeenActive } });
      expect(guard().touched).toBe(hasBeenActive);
    }
  });

  it('costs no lead in a browser that does not know of autofill', () => {
    Object.assign(input('phone'), {
      matches: () => {
        throw new DOMException('unknown pseudo-class', 'SyntaxError');
      },
    });
    expect(guard().prefilled).toBe(false);
  });
});
