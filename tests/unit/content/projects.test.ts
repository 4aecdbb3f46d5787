import { describe, expect, it } from 'vitest';
import { pictureNote, projectsPage } from '#content/projects-page.ts';
import { projectFilters, projects, projectsOf } from '#content/projects.ts';
import { serviceByPath } from '#content/services/index.ts';
import { pictureNames, repeated, wordsIn } from './support.ts';

describe('the projects', () => {
  it('are thirteen, each with an id and a text of its own', () => {
    expect(projects).toHaveLength(13);
    expect(repeated(projects.map(({ id }) => id))).toEqual([]);
    expect(repeated(projects.map(({ summary }) => summary))).toEqual([]);
  });

  it('each have a before and an after that are drawn', () => {
    const names = projects.flatMap(({ beforeImage, afterImage }) => [beforeImage, afterImage]);
    expect(names.filter((name) => !pictureNames.has(name))).toEqual([]);
    expect(new Set(names).size).toBe(26);
  });

  it('link to the service that did the work', () => {
    expect(projects.every(({ service }) => serviceByPath(service))).toBe(true);
  });

  it('were finished while the business existed', () => {
    expect(projects.filter(({ year }) => year < 1995 || year > 2026)).toEqual([]);
  });

  it.each(projects)('$id says in two to four sentences what was wrong and done', (project) => {
    const sentences = project.summary.split(/(?<=\.)\s/);
    expect(sentences.length).toBeGreaterThanOrEqual(2);
    expect(sentences.length).toBeLessThanOrEqual(4);
    expect(wordsIn([project.summary])).toBeLessThanOrEqual(60);
  });
});

describe('the filters', () => {
  it('carry their labels and counts', () => {
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

  it('show as many projects as they count, and all for an unknown filter', () => {
    for (const { id, count } of projectFilters) expect(projectsOf(id)).toHaveLength(count);
    expect(projectsOf('plumbing')).toHaveLength(13);
  });
});

describe('the projects page', () => {
  it('says that the pictures are drawings', () => {
    expect(projectsPage.pictureNote).toContain('drawings');
  });

  it('counts in words that fit one and many', () => {
    expect(projectsPage.filters.shown(1, 'Concrete Repairs')).toBe(
      '1 project shown: Concrete Repairs',
    );
    expect(projectsPage.filters.shown(3, 'Masonry & Stonework')).toMatch(/^3 projects/);
  });
});

describe('the note on how the pictures were made', () => {
  it('speaks of drawings as long as there is one, and is gone where all are photographs', () => {
    expect(pictureNote({ drawings: 61, photographs: 0 })).toContain('are drawings');
    expect(pictureNote({ drawings: 60, photographs: 1 })).toContain('Some of the pictures');
    expect(pictureNote({ drawings: 0, photographs: 61 })).toBeNull();
  });
});
