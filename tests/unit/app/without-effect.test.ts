import createCache from '@emotion/cache';
import { css } from '@emotion/react';
import { describe, expect, it } from 'vitest';
import { withoutEffect } from '../../../src/app/without-effect.ts';

/** The rules that a page of the build has for styles. */
function rulesOf(styles: string): string {
  const cache = createCache({ key: 'css', stylisPlugins: [withoutEffect] });
  return String(cache.insert('.a', css(styles), cache.sheet, true));
}

describe('the style of a page', () => {
  it('has no rules for browsers that lack the standard selectors', () => {
    const rules = rulesOf(
      'color:red;&::-moz-placeholder{opacity:.4;}&::-moz-focus-inner{border:0;}&::placeholder{opacity:1;}',
    );
    expect(rules).toBe('.a{color:red;}.a::placeholder{opacity:1;}');
  });

  it('has no rules for parts of chips, buttons and fields that no page has', () => {
    const rules = rulesOf(
      'color:red;& .MuiChip-deleteIcon:hover{color:blue;}&.MuiIconButton-loading{color:blue;}&.MuiChip-clickable{color:blue;}',
    );
    expect(rules).toBe('.a{color:red;}.a.MuiChip-clickable{color:blue;}');
  });

  it('says once that transitions stop for who prefers reduced motion, not with every part', () => {
    const still = '@media (prefers-reduced-motion: reduce)';
    expect(rulesOf(`color:red;${still}{transition:none;}`)).toBe('.a{color:red;}');
    expect(rulesOf(`${still}{animation:none;}`)).toContain('animation:none');
  });
});
