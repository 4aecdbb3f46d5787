import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { laidOut } from './settled.ts';

/** Nothing for axe to find on the page, or in the part of it that a selector names. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  // Axe takes what has no place yet for something in front of something else.
  await laidOut(page);
  // The site has no frames of other origins, for which axe would open a page of its own each time.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    // Style sheets, which it would parse once more, are for an experimental rule alone.
    .options({ resultTypes: ['violations'], preload: { assets: ['media'] } });
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
  ).toEqual([]);
}
