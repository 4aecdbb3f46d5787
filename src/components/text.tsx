import type { ElementType } from 'react';
import Chip from '@mui/material/Chip';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { sizes } from '#theme/tokens.ts';
import visuallyHidden from '@mui/utils/visuallyHidden';

/** The `component` prop of MUI, which the types of `styled` lose. */
export type AsElement = { component?: ElementType | undefined };

/** Running text: limited line length, even spacing between blocks. */
export const Prose = styled('div')(({ theme }) => ({
  maxWidth: sizes.measure,
  textWrap: 'pretty',
  '& > * + *': { marginTop: theme.spacing(2) },
  '& > h2, & > h3': { marginTop: theme.spacing(5) },
  '& p, & ul, & ol': { marginBottom: 0, marginTop: theme.spacing(2) },
}));

const Overline = styled(Typography)<AsElement>(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  fontVariantNumeric: 'tabular-nums',
  // A part of a row is as wide as its longest word: here one of the owner's, such as a suburb.
  overflowWrap: 'anywhere',
  '&::after': {
    content: '""',
    flex: '1 1 auto',
    maxWidth: theme.spacing(9),
    borderTop: `${sizes.hairline} solid currentcolor`,
    opacity: 0.5,
  },
}));

/** A small spaced label with a hairline after it. */
export function Note(props: Omit<TypographyProps, 'variant'>) {
  return <Overline variant="overline" component="p" {...props} />;
}

const Mark = styled(Chip)<AsElement>(({ theme }) => ({
  color: theme.vars.palette.brand.harbour,
  letterSpacing: '0.04em',
  '& > span': { padding: theme.spacing(0.25, 1) },
}));

/** A badge, such as 'Heritage Certified'. */
export function Stamp({ children, className }: { children: string; className?: string }) {
  return (
    <Mark component="span" label={children} {...(className === undefined ? {} : { className })} />
  );
}

/** Text for screen readers only. */
export const VisuallyHidden = styled('span')(visuallyHidden);
