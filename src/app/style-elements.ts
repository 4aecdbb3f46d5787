/** Id of the style element of a prerendered page. */
export const CRITICAL_STYLE_ID = 'critical-style';
