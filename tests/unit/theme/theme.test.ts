import { describe, expect, it } from 'vitest';
import { schemeStyles, theme } from '#theme/theme.ts';

const style = JSON.stringify(schemeStyles);
const named = (text: string) =>
  new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
const defined = new Set([...style.matchAll(/"(--[\w-]+)":/g)].map(([, name]) => name));

describe('the theme', () => {
  it('defines every custom property that its palette names', () => {
    const missing = [...named(JSON.stringify(theme.vars.palette.brand))].filter(
      (name) => !defined.has(name),
    );
    expect(missing).toEqual([]);
  });

  it('says the colours of MUI’s own parts in the tokens, so that no page carries a colour twice', () => {
    const { primary, secondary, error, text, action, Alert, Chip, TableCell } = theme.vars.palette;
    const parts = JSON.stringify([
      primary.main,
      secondary.main,
      error.main,
      text,
      Alert,
      Chip,
      TableCell,
    ]);
    expect([...named(parts)].filter((name) => !name?.startsWith('--palette-brand-'))).toEqual([]);
    expect([...defined].filter((name) => !name?.startsWith('--palette-brand-'))).toEqual([]);
    expect(action.hover).toBe(theme.vars.palette.brand.sandstone);
  });

  it('has every colour that a part of MUI may ask for', () => {
    const leaves = (value: unknown): unknown[] =>
      typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [value];
    const { vars, palette } = theme;
    expect(Object.keys(palette).filter((name) => !(name in vars.palette))).toEqual([]);
    expect(leaves(vars.palette).filter((value) => value === undefined)).toEqual([]);
    expect(vars.palette.grey[400]).toBe(palette.grey[400]);
  });

  it('thins a colour without the channels that MUI would ask for', () => {
    expect(theme.alpha(theme.vars.palette.primary.main, 0.5)).toBe(
      `color-mix(in srgb, ${theme.vars.palette.brand.oxide} calc(100% * (0.5)), transparent)`,
    );
  });
});
