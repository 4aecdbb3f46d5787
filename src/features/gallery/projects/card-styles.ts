import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { CardList } from '#components/lists.ts';
import { projectFilters } from '#content/projects/index.ts';
import { sizes, type } from '#theme/tokens.ts';

/** In a list of projects: two of five columns, three, or a row of its own. */
export type CardSpan = 'narrow' | 'wide' | 'row';

/** Staggered: 3 + 2 parts, then 2 + 3; a card without a neighbour takes the whole row. */
export function cardSpan(index: number, count: number): CardSpan {
  if (index === count - 1 && index % 2 === 0) return 'row';
  return index % 4 === 0 || index % 4 === 3 ? 'wide' : 'narrow';
}

const spans = (attribute: string) => ({
  '& > li': { gridColumn: 'span 2', gridTemplate: 'auto 1fr / 100%' },
  [`& > [${attribute}="wide"]`]: { gridColumn: 'span 3' },
  [`& > [${attribute}="row"]`]: { gridColumn: '1 / -1', gridTemplate: 'auto / 3fr 2fr' },
});

/** The list while a filter before it is chosen, in CSS: known without script. */
const whileChosen = (radio: string) => `[role="radiogroup"]:has(${radio}:checked) + &`;

/** Firefox before 121 does not know `:has()`: there React hides the other cards. */
export const isFilteredByStyle = typeof CSS === 'undefined' || CSS.supports('selector(:has(*))');

export const Cards = styled(CardList)(({ theme }) => ({
  '& > li': {
    display: 'grid',
    // A list item's columns are as wide as their words, which may be few.
    gridTemplate: 'auto 1fr / 100%',
    alignItems: 'normal',
    padding: 0,
    backgroundColor: 'transparent',
  },
  '& > li[hidden]': { display: 'none' },
  ...Object.fromEntries(
    projectFilters
      .slice(1)
      .map(({ id }) => [
        `${whileChosen(`[value="${id}"]`)} > li:not([data-kind="${id}"])`,
        { display: 'none' },
      ]),
  ),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    ...spans('data-span'),
    [whileChosen(':not([value="all"])')]: spans('data-own-span'),
  },
}));

/** Covers the drawing; what is seen of it is the plate at its lower edge. */
export const Open = styled(Link)(({ theme }) => {
  const { brand } = theme.vars.palette;
  return {
    position: 'absolute',
    inset: 0,
    display: 'flex',
    alignItems: 'end',
    justifyContent: 'center',
    color: brand.ink,
    fontSize: type.small,
    fontWeight: 650,
    '&:focus-visible': { outlineOffset: `calc(${sizes.focus} * -1)` },
    '& > b': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: sizes.target,
      padding: theme.spacing(1, 2),
      backgroundColor: brand.paper,
      fontWeight: 'inherit',
    },
    '&:hover > b': { backgroundColor: brand.sandstone },
  };
});
