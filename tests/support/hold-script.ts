import type { Page } from '@playwright/test';

/** Keeps all script from the page until it is let through. */
export async function holdScript(page: Page): Promise<() => void> {
  const allowed = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await allowed.promise;
    await route.continue();
  });
  return allowed.resolve;
}
