import type { Page } from '@playwright/test';

/** Follows the footer's link to the About page; on a phone its group is folded. */
export async function followAbout(page: Page): Promise<void> {
  const footer = page.getByRole('contentinfo');
  const link = footer.getByRole('link', { name: 'About', exact: true });
  if (!(await link.isVisible())) await footer.getByText('The firm', { exact: true }).click();
  await link.click();
}
