import type { Page } from '@playwright/test';

const KEY = 'violations';

/** From now on every page notes what its Content-Security-Policy refuses. */
export async function watchPolicy(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    addEventListener('securitypolicyviolation', (event) => {
      const before = sessionStorage.getItem(key) ?? '';
      const { violatedDirective, sample, sourceFile } = event;
      sessionStorage.setItem(key, `${before}${violatedDirective} ${sample} ${sourceFile}\n`);
    });
  }, KEY);
}

/** What the policy has refused so far: directive, sample and source, one a line. */
export function refusedByPolicy(page: Page): Promise<string> {
  return page.evaluate((key) => sessionStorage.getItem(key) ?? '', KEY);
}
