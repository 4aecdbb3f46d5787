import styled from '@emotion/styled';
import { sizes } from '#theme/tokens.ts';

export type Columns = {
  readonly xs?: number;
  readonly sm?: number;
  readonly md?: number;
  readonly lg?: number;
};

/**
 * Cards laid edge to edge, the joint colour showing in the 1 px gap between them. Children are the
 * stones (`Stone`); `columns` says how many lie side by side from each breakpoint up.
 */
export const Bonded = styled('div', { shouldForwardProp: (prop) => prop !== 'columns' })<{
  columns?: Columns;
}>(({ theme, columns = {} }) => ({
  display: 'grid',
  gap: sizes.joint,
  padding: sizes.joint,
  backgroundColor: theme.vars.palette.stone.joint,
  listStyle: 'none',
  margin: 0,
  gridTemplateColumns: `repeat(${columns.xs ?? 1}, minmax(0, 1fr))`,
  ...Object.fromEntries(
    (['sm', 'md', 'lg'] as const).flatMap((size) => {
      const count = columns[size];
      return count === undefined
        ? []
        : [
            [
              theme.breakpoints.up(size),
              { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` },
            ],
          ];
    }),
  ),
}));

/** One stone of a bonded group. */
export const Stone = styled('div')(({ theme }) => ({
  backgroundColor: theme.vars.palette.stone.paper,
  color: theme.vars.palette.stone.ink,
  padding: theme.spacing(3),
  minWidth: 0,
  // Where the device sets its own colours the joint is gone; this line is seen then, and only then.
  outline: `${sizes.joint} solid transparent`,
}));
