import styled from '@emotion/styled';
import { sizes, type } from '#theme/tokens.ts';

/** Running text: comfortable measure, even spacing between its blocks. */
export const Prose = styled('div')(({ theme }) => ({
  maxWidth: sizes.measure,
  textWrap: 'pretty',
  '& > * + *': { marginTop: theme.spacing(2) },
  '& > h2, & > h3': { marginTop: theme.spacing(5) },
  '& p, & ul, & ol': { marginBottom: 0, marginTop: theme.spacing(2) },
}));

/** A surveyor's note: small spaced capitals with a hairline leading to what it names. */
export const Note = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  margin: 0,
  fontSize: type.note,
  fontWeight: 600,
  letterSpacing: '0.09em',
  textTransform: 'uppercase',
  fontVariantNumeric: 'tabular-nums',
  '&::after': {
    content: '""',
    flex: '1 1 auto',
    maxWidth: theme.spacing(9),
    borderTop: `${sizes.joint} solid currentcolor`,
    opacity: 0.5,
  },
}));

/** A stamped mark, such as 'Heritage Certified'. */
export const Stamp = styled('span')(({ theme }) => ({
  display: 'inline-block',
  padding: theme.spacing(0.25, 1),
  border: `${sizes.joint} solid currentcolor`,
  borderRadius: sizes.corner,
  color: theme.vars.palette.stone.harbour,
  fontSize: type.note,
  fontWeight: 650,
  letterSpacing: '0.04em',
}));
