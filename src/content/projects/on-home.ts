import { isOwnFirm } from '../own-statements.ts';
import { publishedContent } from '../published.ts';
import { projectKind } from './kinds.ts';
import { pairOnHome as pairOfBuild } from './list/on-home.ts';

const published = publishedContent?.project ?? {};

const newest = Object.values(published).find(
  (project) => project !== null && projectKind(project.category),
);

/** A project that was taken off the site takes its pair along. */
const isTakenOff =
  isOwnFirm ||
  Object.entries(published).some(
    ([id, project]) => project === null && pairOfBuild?.after.name === `project-${id}-after`,
  );

/** The two pictures that the home page shows: of the newest published project, else of the build's. */
export const pairOnHome = newest ?? (isTakenOff ? null : pairOfBuild);
