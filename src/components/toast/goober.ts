/**
 * Replaces notistack's style library (vite.config.ts), which sets the text of a style element: the
 * Content-Security-Policy blocks that. ToastHost.tsx has the few rules that toasts need.
 */
export const css = (): string => '';
