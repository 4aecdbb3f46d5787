import { describe, expect, it } from 'vitest';
import { pictures } from '#content/pictures/all.ts';
import { projectsPage } from '#content/projects/page.ts';
import { projectFilters, projects } from '#content/projects/index.ts';
import { testimonials } from '#content/testimonials.ts';
import { serviceByPath } from '#content/services/index.ts';
import { projectSchema, testimonialSchema } from '#contract/content/kinds.ts';
import { wordsIn } from '../unit/content/support.ts';

describe('the sample’s projects', () => {
  it('are thirteen, each of a service that has a page', () => {
    expect(projects).toHaveLength(13);
    expect(projects.every(({ service }) => serviceByPath(service))).toBe(true);
  });

  it('have filters with their labels and counts', () => {
    expect(projectFilters.map(({ label, count }) => `${label} (${count})`)).toEqual([
      'All Work (13)',
      'Masonry & Stonework (3)',
      'Heritage Restoration (3)',
      'Foundation Repairs (2)',
      'Structural Restoration (2)',
      'Remedial Building (2)',
      'Concrete Repairs (1)',
    ]);
  });

  it('are shown in drawings, and the page says so', () => {
    expect(projectsPage.pictureNote).toContain('drawings');
  });

  it.each(projects)('$id says in two to four sentences what was wrong and done', (project) => {
    const sentences = project.summary.split(/(?<=\.)\s/);
    expect(sentences.length).toBeGreaterThanOrEqual(2);
    expect(sentences.length).toBeLessThanOrEqual(4);
    expect(wordsIn([project.summary])).toBeLessThanOrEqual(60);
  });

  it.each(projects)('$id with its pictures can be edited without a build', (project) => {
    const { title, location, year, category, summary } = project;
    const pictureOf = (name: string) => pictures.find((picture) => picture.name === name);
    const before = pictureOf(project.beforeImage);
    const after = pictureOf(project.afterImage);
    const edited = { title, location, year, category, summary, before, after };
    expect(projectSchema.safeParse(edited).error?.issues).toBeUndefined();
  });

  it.each(testimonials)('the review $id can be edited without a build', (review) => {
    const { id: _id, avatar: _avatar, ...edited } = review;
    expect(testimonialSchema.safeParse(edited).error?.issues).toBeUndefined();
  });
});
