import { notFoundRoute, routes } from '../routes/table.ts';
import { dataTextsOf } from './structured-data.ts';

/** Facts about each page, by path, that the browser's table of routes leaves out. */
export function pageFacts() {
  return Object.fromEntries(
    [...routes, notFoundRoute].map((route) => [
      route.path,
      { description: route.description, data: dataTextsOf(route) },
    ]),
  );
}
