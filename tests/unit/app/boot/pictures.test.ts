// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchPictures } from '../../../../src/app/boot/pictures.ts';

const PLACEHOLDER = 'http://localhost/pictures/fallback.webp';

/** What the page asks for beside its own elements, to see whether the placeholder can be had. */
const probes: HTMLImageElement[] = [];
const BrowserImage = Image;

beforeEach(() => {
  probes.length = 0;
  listening = vi.spyOn(globalThis, 'addEventListener').mock.calls;
  vi.stubGlobal(
    'Image',
    class extends BrowserImage {
      constructor() {
        super();
        probes.push(this);
      }
    },
  );
});

// Each test has a page of its own.
let listening: Parameters<typeof addEventListener>[] = [];
afterEach(() => {
  for (const call of listening) removeEventListener(...call);
});

let picture: HTMLPictureElement;
let image: HTMLImageElement;

const fails = () => image.dispatchEvent(new Event('error'));
const placeholderFails = () => probes.forEach((probe) => probe.dispatchEvent(new Event('error')));

beforeEach(() => {
  document.body.innerHTML = `<picture><source srcset="/a.avif"><img src="/a.webp" width="800" height="600" alt="A wall"></picture>`;
  const found = document.querySelector('picture');
  const inside = found?.querySelector('img');
  if (!found || !inside) throw new Error('no picture');
  picture = found;
  image = inside;
  watchPictures(PLACEHOLDER, 'Image unavailable');
});

describe('a picture that fails to load', () => {
  it('gives way to the placeholder, in the same room', () => {
    fails();
    expect(image.src).toBe(PLACEHOLDER);
    expect(image.style.aspectRatio).toBe('800 / 600');
    expect(picture.querySelector('source')?.hasAttribute('srcset')).toBe(false);
    expect(picture.dataset['unavailable']).toBeUndefined();
  });

  it('gives way to the words when the placeholder fails too', () => {
    fails();
    placeholderFails();
    expect(picture.dataset['unavailable']).toBe('Image unavailable');
    expect(image.src).toMatch(/^data:image\/svg/);
    expect(image.alt).toBe('A wall');
  });

  it('keeps the placeholder when its failure is heard twice', () => {
    fails();
    fails();
    expect(image.src).toBe(PLACEHOLDER);
    expect(picture.dataset['unavailable']).toBeUndefined();
  });

  it('keeps what stands in for it when React sets its address again', () => {
    fails();
    image.src = '/a.webp';
    fails();
    expect(image.src).toBe(PLACEHOLDER);
    placeholderFails();
    image.src = '/a.webp';
    fails();
    expect(picture.dataset['unavailable']).toBe('Image unavailable');
    expect(image.src).toMatch(/^data:image\/svg/);
  });

  it('stays the element that React finds', () => {
    fails();
    placeholderFails();
    expect([...picture.children].map(({ tagName }) => tagName)).toEqual(['SOURCE', 'IMG']);
  });

  it('is seen to by nobody else where it is no picture of the site', () => {
    document.body.innerHTML = '<img src="/b.webp" alt="">';
    const other = document.querySelector('img');
    other?.dispatchEvent(new Event('error'));
    expect(other?.getAttribute('src')).toBe('/b.webp');
  });
});
