/** Id of the element with the style that a prerendered page brings. */
export const CRITICAL_STYLE_ID = 'critical-style';

/** Id of the link to the style of what is below the fold; boot.js switches it on when it is there. */
export const DEFERRED_STYLE_ID = 'deferred-style';

/** What its media are once it is there and switched on. */
export const DEFERRED_STYLE_ON = 'all';
