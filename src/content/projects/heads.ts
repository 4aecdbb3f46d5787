import { ownEntries } from '../own-statements.ts';
import { publishedContent, withPublished } from '../published.ts';
import { projectKind } from './kinds.ts';
import { list } from './list/heads.ts';

/** What every page knows of a project: enough to lead to its page. */
type ProjectHead = { readonly id: string; readonly title: string; readonly location: string };

/** A project in one line: with its suburb, unless the title names it. */
export const projectName = ({ title, location }: Omit<ProjectHead, 'id'>): string =>
  title.includes(location) ? title : `${title}, ${location}`;

/** The projects that have a page. */
export const projectHeads: readonly ProjectHead[] = withPublished(
  ownEntries(list),
  publishedContent?.project,
  (id, { title, location, category }) => (projectKind(category) ? { id, title, location } : null),
);

/** Path of a project's page. */
export const projectHref = (id: string): string => `/projects/${id}`;

/** The project whose page is at this path. */
export const projectAt = (path: string): ProjectHead | undefined =>
  projectHeads.find(({ id }) => projectHref(id) === path);
