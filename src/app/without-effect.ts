import type { StylisElement, StylisPlugin } from '@emotion/cache';

/** Selectors of browsers that lack the standard ones of today, which follow them. */
const OF_OLD_BROWSERS = /::-(?:(?:webkit-input|moz|ms-input)-placeholder|moz-focus-inner)$/;

/** Parts and states that the site's chips, buttons and fields never have. */
const UNUSED =
  /\.(?:MuiChip-(?:avatar|icon|deleteIcon)(?::hover)?|MuiIconButton-loading|MuiInputAdornment-root\)?)$/;

/** MUI says it of each of its parts, GlobalStyle of the whole page. */
const STILL = '@media (prefers-reduced-motion: reduce)';

const childrenOf = ({ children }: StylisElement): readonly StylisElement[] =>
  Array.isArray(children) ? children : [];

function isStillness(element: StylisElement): boolean {
  if (element.value.replace(':r', ': r') !== STILL) return false;
  const said = childrenOf(element).flatMap((rule) => childrenOf(rule));
  return said.every(({ value }) => value === 'transition:none;');
}

/** Leaves out rules of MUI's that change nothing here: a fiftieth of the HTML of a page. */
export const withoutEffect: StylisPlugin = (element) => {
  const { type, props } = element;
  const isNeverMet =
    type === 'rule' &&
    Array.isArray(props) &&
    props.every((one) => OF_OLD_BROWSERS.test(one) || UNUSED.test(one));
  if (isNeverMet || (type === '@media' && isStillness(element))) element.children = [];
};
