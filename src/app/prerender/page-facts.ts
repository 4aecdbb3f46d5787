import { notFoundRoute, routes } from '../routes/table.ts';
import { dataTextsOf } from './structured-data.ts';

/** What is said of each page, by its path, and is not in the browser's table of routes. */
export function pageFacts() {
  return Object.fromEntries(
    [...routes, notFoundRoute].map((route) => [
      route.path,
      { description: route.description, data: dataTextsOf(route) },
    ]),
  );
}
