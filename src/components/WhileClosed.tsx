import { styled } from '@mui/material/styles';

/** Set by the boot script: the closures that are near or under way, by their place in the content. */
const CLOSURES = 'data-closures';

/** For browsers without script, which are shown every closure (prerender/head.ts). */
export const CLOSURE_CLASS = 'closure';

/**
 * Is in every page's HTML and shown from two weeks before a closure until its last day, or that of any
 * closure where none is named.
 */
export const WhileClosed = styled('div', {
  shouldForwardProp: (name) => name !== 'closure' && name !== 'as',
})<{ closure?: number }>(({ closure }) => ({
  [`html:not([${CLOSURES}${closure === undefined ? '' : `~="${closure}"`}]) &`]: {
    display: 'none',
  },
}));
