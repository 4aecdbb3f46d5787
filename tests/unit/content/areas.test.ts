import { describe, expect, it } from 'vitest';
import { areasOverview } from '#content/areas-overview.ts';
import { areaAliases, areaByPath, areas, regions } from '#content/areas/index.ts';
import { list } from '#content/areas/list/pages.ts';
import type { AreaPage } from '#content/areas/types.ts';
import { longSentences, pictureNames, repeated } from './support.ts';
import { stringsIn } from './strings.ts';

const pages = Object.values<AreaPage>(list);

describe('the areas', () => {
  it('are found by their path, the end of it and their second paths', () => {
    for (const { id, href } of areas) {
      expect(areaByPath(`${href}/`)?.id).toBe(id);
      expect(areaByPath(id)?.id).toBe(id);
    }
    for (const [alias, id] of areaAliases) expect(areaByPath(`/areas/${alias}`)?.id).toBe(id);
    expect(areaByPath('/areas')).toBeUndefined();
    expect(areaByPath('toString')).toBeUndefined();
  });

  it('name no suburb twice', () => {
    for (const { suburbs } of areas) expect(repeated(suburbs)).toEqual([]);
  });

  it('each have a picture', () => {
    expect(areas.filter(({ id }) => !pictureNames.has(`area-${id}`))).toEqual([]);
  });
});

describe('the regions of the home page', () => {
  it('each lead to an area that has a page', () => {
    expect(regions.filter(({ href }) => !areaByPath(href))).toEqual([]);
    expect(repeated(regions.map(({ label }) => label))).toEqual([]);
  });
});

describe('the area pages together', () => {
  it('never repeat a sentence, nor one of the overview', () => {
    expect(repeated(longSentences([...pages, areasOverview].flatMap(stringsIn)))).toEqual([]);
  });

  it('say something of their own in every headline', () => {
    expect(repeated([...pages.map(({ h1 }) => h1), areasOverview.h1])).toEqual([]);
  });
});
