import { getContrastRatio } from '@mui/system/colorManipulator';
import { dark, light, type Colour } from '#theme/tokens.ts';

/** Least contrast of WCAG 2.2: body text (1.4.6), other text (1.4.3), lines of controls (1.4.11). */
const LEAST = { AAA: 7, AA: 4.5, line: 3 } as const;

type Pair = readonly [foreground: Colour, ground: Colour, level: keyof typeof LEAST];

const grounds = ['paper', 'sandstone', 'sandstoneWash'] as const;

const pairs: readonly Pair[] = [
  ...grounds.map((ground): Pair => ['ink', ground, 'AAA']),
  ...grounds.map((ground): Pair => ['inkSoft', ground, 'AA']),
  ...grounds.map((ground): Pair => ['harbour', ground, 'AA']),
  ['ink', 'field', 'AAA'],
  ['onBand', 'band', 'AAA'],
  ['onBandSoft', 'band', 'AA'],
  ['onHarbour', 'harbour', 'AA'],
  ['onOxide', 'oxide', 'AA'],
  ['onOxide', 'oxideDark', 'AA'],
  ['eucalypt', 'eucalyptWash', 'AA'],
  ['ochre', 'ochreWash', 'AA'],
  ['alarm', 'alarmWash', 'AA'],
  ['alarm', 'paper', 'AA'],
  ['fieldEdge', 'field', 'line'],
  ['fieldEdge', 'paper', 'line'],
];

/** Each pair of the tokens' colours that is too faint, in words; empty when none is. */
export function contrastProblems(
  schemes: Readonly<Record<string, Readonly<Record<Colour, string>>>> = { light, dark },
): readonly string[] {
  return Object.entries(schemes).flatMap(([scheme, colours]) =>
    pairs.flatMap(([foreground, ground, level]) => {
      const ratio = getContrastRatio(colours[foreground], colours[ground]);
      if (ratio >= LEAST[level]) return [];
      return `${scheme}: ${foreground} on ${ground} has ${ratio.toFixed(1)}:1, needs ${LEAST[level]}:1 (${level})`;
    }),
  );
}
