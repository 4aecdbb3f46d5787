/** Id of the element with the style that a prerendered page brings. */
export const CRITICAL_STYLE_ID = 'critical-style';
