import { describe, expect, it } from 'vitest';
import { projectFilters, projects } from '#content/projects/index.ts';
import { readAddress, searchOf } from '#features/gallery/projects/address.ts';

describe('the address of the projects page', () => {
  it('shows all work when it says nothing or something unknown', () => {
    expect(readAddress('')).toEqual({ show: 'all', project: null });
    expect(readAddress('?show=plumbing&project=opera-house')).toEqual({
      show: 'all',
      project: null,
    });
  });

  it('names every filter and every project so that it can be read back', () => {
    for (const { id: show } of projectFilters) {
      for (const project of [null, ...projects.map(({ id }) => id)]) {
        expect(readAddress(searchOf({ show, project }))).toEqual({ show, project });
      }
    }
  });

  it('is the plain page for all work', () => {
    expect(searchOf({ show: 'all', project: null })).toBe('');
    expect(searchOf({ show: 'all', project: null }, '?show=heritage')).toBe('');
  });

  it('keeps what others have put there', () => {
    expect(searchOf({ show: 'heritage', project: null }, '?source=home-screen')).toBe(
      '?source=home-screen&show=heritage',
    );
  });
});
