import type { ElementType } from 'react';

/** A styled MUI part keeps its `component` prop, which TypeScript loses on the way. */
export type AsElement = { component?: ElementType | undefined };
