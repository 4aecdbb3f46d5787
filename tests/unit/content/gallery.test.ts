import { describe, expect, it } from 'vitest';
import { gallery } from '#content/gallery.ts';
import { catalogue } from '#content/pictures/catalogue.ts';
import { repeated } from './support.ts';

describe('the home gallery', () => {
  it('shows all pictures that are made for it and no other', () => {
    expect(gallery.map(({ picture }) => picture)).toEqual(
      catalogue.filter(({ use }) => use === 'gallery').map(({ name }) => name),
    );
  });

  it('gives each a caption of its own that says more than the alt text', () => {
    expect(repeated(gallery.map(({ caption }) => caption))).toEqual([]);
    const alts = catalogue.map(({ alt }) => alt);
    expect(gallery.filter(({ caption }) => alts.includes(caption))).toEqual([]);
  });
});
