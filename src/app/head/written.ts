/** What a page's file says of that page alone, apart from what React keeps up to date itself. */
const OF_ONE_PAGE = [
  'head > meta[name="description"]',
  'head > meta[property^="og:"]',
  'head > meta[name^="twitter:"]',
  'script[type="application/ld+json"]',
].join();

/** Takes away what is said of the page that was shown before. */
export function takeAway(): void {
  for (const element of document.querySelectorAll(OF_ONE_PAGE)) element.remove();
}
