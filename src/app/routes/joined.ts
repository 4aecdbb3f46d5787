import { createElement, type ComponentType } from 'react';

/** Loads a template and what feeds it side by side, and joins them to a page without props. */
export async function joined<Props extends object>(
  template: Promise<{ readonly default: ComponentType<Props> }>,
  feed: Promise<Props>,
): Promise<ComponentType> {
  const [{ default: Template }, fed] = await Promise.all([template, feed]);
  return () => createElement(Template, fed);
}
