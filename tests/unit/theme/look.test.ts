import { expect, test } from 'vitest';
import { looksOf, lookStyle } from '#theme/look.ts';
import { dark, light } from '#theme/tokens.ts';
import { lookSchema } from '#contract/content/look.ts';
import { contrastProblems } from '../../../scripts/brand/contrast.ts';

const acceptable = (accent: string) => lookSchema.safeParse({ accent });

test('every colour that is accepted keeps its contrast in both schemes', () => {
  const steps = ['00', '2a', '55', '80', 'aa', 'd5', 'ff'];
  const all = steps.flatMap((red) =>
    steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)),
  );
  const accepted = all.filter((accent) => acceptable(accent).success);
  expect(accepted.length).toBeGreaterThan(100);
  expect(accepted.length).toBeLessThan(all.length);
  for (const accent of accepted) {
    const looks = looksOf(accent);
    const problems = contrastProblems({
      light: { ...light, ...looks.light },
      dark: { ...dark, ...looks.dark },
    });
    expect({ accent, problems }).toEqual({ accent, problems: [] });
  }
});

test('a colour that white text cannot be read on is refused with its contrast', () => {
  const parsed = acceptable('#FFCC00');
  expect(parsed.error?.issues.map(({ message }) => message)).toEqual([
    'White text on this colour has a contrast of 1.5, and needs 4.5. Please choose a darker one.',
  ]);
  expect(acceptable('red').success).toBe(false);
});

test('the firm’s colour wins over the theme’s in both schemes', () => {
  expect(lookStyle('#1f4653')).toMatch(/^:root:root\{--palette-brand-oxide:#1f4653;.*@media/);
});
