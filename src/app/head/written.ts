/** Tags specific to one page, apart from those React manages itself. */
const OF_ONE_PAGE = [
  'head > meta[name="description"]',
  'head > meta[property^="og:"]',
  'head > meta[name^="twitter:"]',
  'script[type="application/ld+json"]',
].join();

/** Removes the tags of the previous page. */
export function takeAway(): void {
  for (const element of document.querySelectorAll(OF_ONE_PAGE)) element.remove();
}
