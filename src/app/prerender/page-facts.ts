import { notFoundRoute, routes } from '../routes/table.ts';
import { dataTextsOf } from './structured-data.ts';

/** Structured data of each page, by path, which the browser's code leaves out. */
export function pageFacts() {
  return Object.fromEntries(
    [...routes, notFoundRoute].map((route) => [route.path, dataTextsOf(route)]),
  );
}
