import { describe, expect, it } from 'vitest';
import { optionLabel, withHeld } from '#content/forms/choices.ts';

const options = [{ value: 'brick', label: 'Brick and stone' }];

describe('an answer', () => {
  it('is called as the form calls it, and as words where the form no longer offers it', () => {
    expect(optionLabel(options, 'brick')).toBe('Brick and stone');
    expect(optionLabel(options, 'northern-beaches')).toBe('Northern beaches');
  });

  it('stays as it is where a person wrote it', () => {
    for (const text of ['', '12-14 High Street', 'Bondi', 'bondi'])
      expect(optionLabel(options, text)).toBe(text);
  });

  it('stays to be chosen when a waiting request with it is corrected', () => {
    expect(withHeld(options, 'slate-roofs').map(({ value }) => value)).toEqual([
      'brick',
      'slate-roofs',
    ]);
    expect(withHeld(options, 'brick')).toBe(options);
    expect(withHeld(options, undefined)).toBe(options);
  });
});
