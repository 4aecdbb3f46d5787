import { inOrder } from '../forms/in-order.ts';
import type { AreaOptions } from '../forms/types.ts';
import { areaHref, areas } from './index.ts';
import { list } from './list/options.ts';
import type { AreaLink } from './types.ts';

/** A region as the home page names it, with the area page that covers it. */
export type Region = { readonly label: string; readonly href: AreaLink['href'] };

const options: Readonly<Record<string, AreaOptions>> = list;

/** The regions that the home page lists, each with its area's page. */
export const regions: readonly Region[] = inOrder(
  areas.flatMap(({ id }) =>
    (options[id]?.regions ?? []).map((region) => ({ ...region, href: areaHref(id) })),
  ),
);
