import { addedAreaPage } from '../added-pages.ts';
import { withAreaTexts } from './index.ts';
import { list } from './list/pages.ts';
import type { AreaPage } from './types.ts';

const built: Readonly<Record<string, AreaPage>> = list;

/** What an area's page says; the page itself loads its own text alone. */
export function areaPage(id: string): AreaPage {
  const page = built[id];
  return page ? withAreaTexts(id, page) : addedAreaPage(id);
}
