import { createElement, type ComponentType } from 'react';

/** Loads a template and its props in parallel and combines them into a page without props. */
export async function joined<Props extends object>(
  template: Promise<{ readonly default: ComponentType<Props> }>,
  feed: Promise<Props>,
): Promise<ComponentType> {
  const [{ default: Template }, fed] = await Promise.all([template, feed]);
  return () => createElement(Template, fed);
}
