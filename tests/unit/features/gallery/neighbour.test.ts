import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { projects } from '#content/projects/index.ts';
import { neighbour } from '#features/gallery/projects/neighbour.ts';

const first = projects[0]?.id ?? '';
const last = projects.at(-1)?.id ?? '';

describe('back and on in the viewer', () => {
  it('wrap around at both ends', () => {
    expect(neighbour(projects, last, 1)?.id).toBe(first);
    expect(neighbour(projects, first, -1)?.id).toBe(last);
  });

  it('lead to the next and the one before', () => {
    expect(neighbour(projects, first, 1)).toBe(projects[1]);
    expect(neighbour(projects, last, -1)).toBe(projects.at(-2));
  });

  it('stay with a project that is the only one of its kind', () => {
    expect(neighbour([{ id: 'only' }], 'only', 1)).toEqual({ id: 'only' });
    expect(neighbour([{ id: 'only' }], 'only', -1)).toEqual({ id: 'only' });
  });

  it('lead nowhere from a project that is not in the list', () => {
    expect(neighbour(projects, 'opera-house', 1)).toBeUndefined();
  });

  it('lead back to where one was, however far one went', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1000, max: 1000 }),
        fc.constantFrom(...projects),
        (places, from) => {
          const there = neighbour(projects, from.id, places);
          expect(there && neighbour(projects, there.id, -places)).toBe(from);
        },
      ),
    );
  });
});
