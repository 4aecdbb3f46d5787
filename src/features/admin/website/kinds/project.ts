import { entryForm } from '#content/admin/website/form.ts';
import { fieldWords } from '#content/admin/website/kinds.ts';
import { pictureWords } from '#content/admin/website/pictures.ts';
import { projectHref } from '#content/projects/heads.ts';
import { projects } from '#content/projects/index.ts';
import { projectKinds } from '#content/projects/kinds.ts';
import { projectSchema } from '#contract/content/kinds.ts';
import { contentLimits } from '#contract/content/lines.ts';
import { ALT_MAX } from '#contract/content/pictures.ts';
import { builtPicture } from './built-pictures.ts';
import { joined, type Kind, numberOf } from './kind.ts';

const words = fieldWords.project;
const { alt, names } = pictureWords;

const category = {
  none: words.category.none,
  options: projectKinds.map(({ id, label }) => ({ value: id, label })),
};

/** A finished job. What is seen on its pictures comes last, since it follows the title by itself. */
export const project: Kind = {
  id: 'project',
  built: projects.map(({ id, title, location, year }) => ({
    slug: id,
    title,
    detail: joined(location, String(year)),
  })),
  builtData(slug) {
    const found = projects.find(({ id }) => id === slug);
    if (found === undefined) return null;
    const { title, location, year, category: kindOfWork, summary } = found;
    const both = { before: builtPicture(found.beforeImage), after: builtPicture(found.afterImage) };
    const data = { title, location, year, category: kindOfWork, summary, ...both };
    return projectSchema.safeParse(data).data ?? null;
  },
  groups: () => [
    {
      id: 'project',
      fields: [
        { name: 'title', text: words.title, max: contentLimits.projectTitle },
        { name: 'location', text: words.location, max: contentLimits.suburb },
        { name: 'year', text: words.year, type: 'digits' },
        {
          name: 'category',
          text: words.category,
          choice: category,
          problem: entryForm.problems.category,
        },
        { name: 'summary', text: words.summary, max: contentLimits.projectSummary, rows: 5 },
        {
          name: 'beforeAlt',
          text: { label: alt.label(names.before), helper: alt.helper },
          max: ALT_MAX,
        },
        { name: 'afterAlt', text: { label: alt.label(names.after) }, max: ALT_MAX },
      ],
    },
  ],
  titleOf: ({ title = '', location = '', year = '' }) => ({
    title,
    detail: joined(location, year),
  }),
  draftOf({ title, location, year, category: kindOfWork, summary }, pictureOf) {
    const typed = { title, location, year: numberOf(year), category: kindOfWork, summary };
    return { ...typed, before: pictureOf('before'), after: pictureOf('after') };
  },
  pictures: ['before', 'after'],
  addressOf: ({ title = '', location = '', year = '' }) => [title, location, year],
  suggested({ title = '', location = '' }) {
    const seen = (state: 'before' | 'after') =>
      title.trim() === '' ? '' : alt.suggested(state, title.trim(), location.trim());
    return { beforeAlt: seen('before'), afterAlt: seen('after') };
  },
  off: 'removed',
  pageOf: projectHref,
};
