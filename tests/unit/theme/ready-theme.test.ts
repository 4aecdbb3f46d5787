import { describe, expect, it, vi } from 'vitest';
import { theme } from '#theme/theme.ts';
import { theme as ready } from '#theme/ready-theme.ts';

vi.mock('virtual:ready-theme', async () => {
  const { themeData } = await import('../../../scripts/build/ready-theme.ts');
  return { readyTheme: JSON.parse(themeData()) };
});

/** Functions of the theme that only write custom properties, or colours without them. */
const WITHOUT = new Set([
  'toRuntimeSource',
  'lighten',
  'darken',
  'getCssVar',
  'generateThemeVars',
  'generateStyleSheets',
  'generateSpacing',
  'getColorSchemeSelector',
  'shouldSkipGeneratingVar',
  'colorSpace',
  'font',
  'internal_cache',
  'palette',
]);

const asData = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null');

describe('the theme that the build has worked out', () => {
  it.each(Object.keys(theme).filter((name) => !WITHOUT.has(name)))(
    'has the same %s as the theme that it comes from',
    (name) => {
      const [own, original]: [unknown, unknown] = [
        Reflect.get(ready, name),
        Reflect.get(theme, name),
      ];
      expect(typeof own).toBe(typeof original);
      expect(asData(own)).toEqual(asData(original));
    },
  );

  it('knows of the same colours, by their custom properties', () => {
    expect(asData(ready.palette)).toEqual(asData(theme.vars.palette));
  });

  it('answers what a style calls as that theme does', () => {
    expect(ready.spacing(1.5, 2)).toBe(theme.spacing(1.5, 2));
    expect(ready.breakpoints.down('md')).toBe(theme.breakpoints.down('md'));
    expect(ready.typography.pxToRem(22)).toBe(theme.typography.pxToRem(22));
    expect(ready.transitions.create(['color'], { duration: 150 })).toBe(
      theme.transitions.create(['color'], { duration: 150 }),
    );
    expect(ready.applyStyles('dark', { color: 'red' })).toEqual(
      theme.applyStyles('dark', { color: 'red' }),
    );
    expect(ready.unstable_sx({ mt: 1.5, color: 'text.secondary' })).toEqual(
      theme.unstable_sx({ mt: 1.5, color: 'text.secondary' }),
    );
  });
});
