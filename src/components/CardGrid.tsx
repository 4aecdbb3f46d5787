import List from '@mui/material/List';
import Paper from '@mui/material/Paper';
import { styled, type Theme } from '@mui/material/styles';
import { sizes } from '#theme/tokens.ts';
import type { AsElement } from './as-element.ts';

export type Columns = {
  readonly xs?: number;
  readonly sm?: number;
  readonly md?: number;
  readonly lg?: number;
  readonly xl?: number;
};

type GridProps = { columns?: Columns };

const ownProps = { shouldForwardProp: (prop: PropertyKey) => prop !== 'columns' };

const equal = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

const grid = ({ theme, columns = {} }: { theme: Theme } & GridProps) => ({
  display: 'grid',
  gap: sizes.hairline,
  padding: sizes.hairline,
  backgroundColor: theme.vars.palette.brand.hairline,
  ...equal(columns.xs ?? 1),
  ...Object.fromEntries(
    (['sm', 'md', 'lg', 'xl'] as const).flatMap((size) => {
      const count = columns[size];
      return count === undefined ? [] : [[theme.breakpoints.up(size), equal(count)]];
    }),
  ),
});

/**
 * Cards laid edge to edge, the hairline colour showing in the 1 px gap between them. Children are the
 * cards (`Card`); `columns` says how many lie side by side from each breakpoint up.
 */
export const CardGrid = styled('div', ownProps)<GridProps>(grid);

/** The same as a list: its items are the cards. */
export const CardList = styled(List, ownProps)<GridProps & AsElement>(grid, ({ theme }) => ({
  '& > li': {
    display: 'block',
    minWidth: 0,
    padding: theme.spacing(3),
    backgroundColor: theme.vars.palette.brand.paper,
    color: theme.vars.palette.brand.ink,
  },
}));

/** One card of a grid. */
export const Card = styled(Paper)<AsElement>(({ theme }) => ({
  padding: theme.spacing(3),
  minWidth: 0,
  border: 0,
  borderRadius: 0,
  // Where the device sets its own colours the hairline is gone; this line is seen then, and only then.
  outline: `${sizes.hairline} solid transparent`,
}));
