import createCache from '@emotion/cache';
import { css } from '@emotion/react';
import { describe, expect, it } from 'vitest';
import { withoutOverridden } from '../../../src/app/without-overridden.ts';

/** The rules that a page of the build has for styles. */
function rulesOf(styles: string): string {
  const cache = createCache({ key: 'css', stylisPlugins: [withoutOverridden()] });
  return String(cache.insert('.a', css(styles), cache.sheet, true));
}

describe('the style of a page', () => {
  it('says of each property only what is said last', () => {
    expect(rulesOf('color:red;margin:0;color:blue;')).toBe('.a{margin:0;color:blue;}');
    expect(rulesOf('&:hover{color:red;}top:0;&:hover{color:blue;}')).toBe(
      '.a{top:0;}.a:hover{color:blue;}',
    );
  });

  it('leaves out the parts of what is then said as a whole, and no more', () => {
    expect(rulesOf('padding-left:1px;border-radius:2px;border-top:0;padding:0;border:0;')).toBe(
      '.a{border-radius:2px;padding:0;border:0;}',
    );
    expect(rulesOf('padding:0;padding-left:1px;')).toBe('.a{padding:0;padding-left:1px;}');
    expect(rulesOf('text-underline-offset:1px;text-decoration:none;')).toBe(
      '.a{text-underline-offset:1px;text-decoration:none;}',
    );
  });

  it('keeps what holds while a condition does not', () => {
    const styles = 'color:red;@media print{color:blue;}';
    expect(rulesOf(styles)).toBe('.a{color:red;}@media print{.a{color:blue;}}');
    expect(rulesOf('@media print{color:red;}top:0;@media print{color:blue;}')).toBe(
      '.a{top:0;}@media print{.a{color:blue;}}',
    );
  });

  it('keeps what browsers without a recent function go by', () => {
    const styles = 'padding-right:1px;padding-right:calc(mod(100cqi, 3px));';
    expect(rulesOf(styles)).toBe(`.a{${styles}}`);
  });

  it('keeps what is important', () => {
    const styles = 'color:red!important;color:blue;';
    expect(rulesOf(styles)).toBe('.a{color:red!important;color:blue;}');
    expect(rulesOf('color:red;color:blue!important;')).toBe('.a{color:blue!important;}');
  });

  it('keeps the steps of an animation', () => {
    expect(rulesOf('@keyframes b{from{top:0;}to{top:1px;}}')).toBe(
      '@keyframes b{from{top:0;}to{top:1px;}}',
    );
  });
});
