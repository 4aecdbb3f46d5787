import { withAreaTexts, type AreaSlug } from './index.ts';
import { list } from './list/pages.ts';
import type { AreaPage } from './types.ts';

/** What an area's page says; the page itself loads its own text alone. */
export function areaPage(id: AreaSlug): AreaPage {
  const built: AreaPage = list[id];
  return withAreaTexts(id, built);
}
