/** Address of the published content that a page was rendered with, by its hash; it never changes. */
export const contentPath = (hash: string): string => `/content/${hash}.json`;

/** Address of the texts that can be changed, as the site with this content has them where none was published. */
export const textsPath = (hash: string): string => contentPath(`${hash}-texts`);

/** Address of the list of what was published last. */
export const CONTENT_LIST_PATH = '/content.json';
