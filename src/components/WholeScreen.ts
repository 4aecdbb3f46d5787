import styled from '@emotion/styled';

/** A dialog that takes the whole screen of a phone, as its own page would. */
export const WholeScreen = styled('dialog')(({ theme }) => ({
  width: '100%',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: theme.vars.palette.stone.paper,
  color: theme.vars.palette.stone.ink,
}));
