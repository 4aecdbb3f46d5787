import List from '@mui/material/List';
import Paper from '@mui/material/Paper';
import { styled, type Theme } from '@mui/material/styles';
import { sizes } from '#theme/tokens.ts';
import type { AsElement } from './text.tsx';
import { useLayoutEffect, useState } from 'react';

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
  // Each card draws its own lines: a last row that is not full ends with its last card.
  '& > *': { boxShadow: `0 0 0 ${sizes.hairline} ${theme.vars.palette.brand.hairline}` },
  ...equal(columns.xs ?? 1),
  ...Object.fromEntries(
    (['sm', 'md', 'lg', 'xl'] as const).flatMap((size) => {
      const count = columns[size];
      return count === undefined ? [] : [[theme.breakpoints.up(size), equal(count)]];
    }),
  ),
});

/**
 * Cards (`Card`) edge to edge, with a hairline in the 1 px gap between them; `columns` is their number
 * side by side from each breakpoint up.
 */
export const CardGrid = styled('div', ownProps)<GridProps>(grid);

/** The same as a list, whose items are the cards. */
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
  // Visible in forced colours only, where the hairlines are gone.
  outline: `${sizes.hairline} solid transparent`,
}));

/** A list with hairlines between its rows (`ListItem`). */
export const RowList = styled(List)<AsElement>(({ theme }) => {
  const line = `${sizes.hairline} solid ${theme.vars.palette.brand.hairline}`;
  return {
    borderBottom: line,
    '& > li': { display: 'block', paddingBlock: theme.spacing(1.5), borderTop: line },
  };
});

/** Offset of an element from the top of the page, in px; for windowed lists, whose page may grow above them. */
export function useTop(element: { readonly current: HTMLElement | null }): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const box = element.current?.getBoundingClientRect();
      if (box) setTop(Math.round(box.top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
}
