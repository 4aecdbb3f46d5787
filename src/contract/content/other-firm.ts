/** What scripts that are served for another firm fail with in a page that was rendered for the sample. */
export const OTHER_FIRM = 'The page was opened before another firm published its name.';
