import { describe, expect, it } from 'vitest';
import { business } from '#content/business.ts';
import { pictureNote, projectsPage } from '#content/projects/page.ts';
import { projectFilters, projects, projectsOf } from '#content/projects/index.ts';
import { pictureNames, repeated } from './support.ts';

describe('the projects', () => {
  it('each have an id and a text of its own', () => {
    expect(repeated(projects.map(({ id }) => id))).toEqual([]);
    expect(repeated(projects.map(({ summary }) => summary))).toEqual([]);
  });

  it('each have a before and an after that are drawn', () => {
    const names = projects.flatMap(({ beforeImage, afterImage }) => [beforeImage, afterImage]);
    expect(names.filter((name) => !pictureNames.has(name))).toEqual([]);
    expect(new Set(names).size).toBe(2 * projects.length);
  });

  it('were finished while the business existed', () => {
    expect(
      projects.filter(({ year }) => year < business.established || year > new Date().getFullYear()),
    ).toEqual([]);
  });
});

describe('the filters', () => {
  it('show as many projects as they count, and all for an unknown filter', () => {
    for (const { id, count } of projectFilters) expect(projectsOf(id)).toHaveLength(count);
    expect(projectsOf('plumbing')).toHaveLength(projects.length);
  });
});

describe('the projects page', () => {
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
