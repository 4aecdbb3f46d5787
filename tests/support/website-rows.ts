const picture = {
  name: 'project-wall-before',
  hash: '01234567',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'Before: a wall',
  placeholder: 'linear-gradient(#9aa,#a87,#876)',
};

/**
 * Rows of the website as they were kept on phones while projects and testimonials were the only kinds of
 * content: a project with new pictures, and a project and a testimonial that wait to be sent.
 */
export const rowsOfEarlierRelease = [
  {
    id: '5d0fd1cb-6a1b-4a0e-9a08-1a8b0a3f9c01',
    kind: 'project',
    slug: null,
    base: null,
    typed: { title: 'Garden wall', location: 'Balmain', year: '', category: '', summary: '' },
    before: { id: '5d0fd1cb-6a1b-4a0e-9a08-1a8b0a3f9c02', width: 1600, height: 1200 },
    after: { id: '5d0fd1cb-6a1b-4a0e-9a08-1a8b0a3f9c03', width: 1600, height: 1200 },
    alignment: {
      way: 'points',
      before: [
        [0.3, 0.5],
        [0.7, 0.5],
      ],
      after: [
        [0.4, 0.5],
        [0.8, 0.5],
      ],
    },
    at: 1_780_000_000_000,
  },
  {
    id: '5d0fd1cb-6a1b-4a0e-9a08-1a8b0a3f9c04',
    kind: 'project',
    slug: 'wall',
    base: '5d0fd1cb-6a1b-4a0e-9a08-1a8b0a3f9c05',
    typed: {
      title: 'Garden wall',
      location: 'Balmain',
      year: '2026',
      category: 'masonry',
      summary: 'It leaned.',
      beforeAlt: 'Before: a wall',
      afterAlt: 'After: a wall',
    },
    before: picture,
    after: { ...picture, name: 'project-wall-after', alt: 'After: a wall' },
    alignment: null,
    at: 1_780_000_000_001,
    send: {
      revision: '5d0fd1cb-6a1b-4a0e-9a08-1a8b0a3f9c06',
      state: 'published',
      uploads: [],
      body: {
        id: '5d0fd1cb-6a1b-4a0e-9a08-1a8b0a3f9c06',
        slug: 'wall',
        base: '5d0fd1cb-6a1b-4a0e-9a08-1a8b0a3f9c05',
        state: 'published',
        kind: 'project',
        data: {
          title: 'Garden wall',
          location: 'Balmain',
          year: 2026,
          category: 'masonry',
          summary: 'It leaned.',
          before: picture,
          after: { ...picture, name: 'project-wall-after', alt: 'After: a wall' },
        },
      },
    },
  },
  {
    id: '5d0fd1cb-6a1b-4a0e-9a08-1a8b0a3f9c07',
    kind: 'testimonial',
    slug: 'chimney-glebe-2026-05',
    base: null,
    typed: {
      rating: '5',
      title: 'On time',
      content: 'They came when they said.',
      name: 'Ines R.',
      location: 'Glebe',
      project: 'Chimney',
      date: '2026-05',
    },
    before: null,
    after: null,
    alignment: null,
    at: 1_780_000_000_002,
    send: {
      revision: '5d0fd1cb-6a1b-4a0e-9a08-1a8b0a3f9c08',
      state: 'draft',
      uploads: [],
      body: {
        id: '5d0fd1cb-6a1b-4a0e-9a08-1a8b0a3f9c08',
        slug: 'chimney-glebe-2026-05',
        base: null,
        state: 'draft',
        kind: 'testimonial',
        data: {
          name: 'Ines R.',
          location: 'Glebe',
          date: '2026-05',
          rating: 5,
          title: 'On time',
          content: 'They came when they said.',
          project: 'Chimney',
        },
      },
    },
  },
] as const;
