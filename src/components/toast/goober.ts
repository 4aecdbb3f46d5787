/**
 * Stands in for the style library of notistack (vite.config.ts), which writes the text of a style
 * element: a Content-Security-Policy without 'unsafe-inline' blocks that. The few rules that toasts
 * need stand in ToastRegion.ts instead, by the theme.
 */
export const css = (): string => '';
