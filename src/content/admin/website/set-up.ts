import type { ContentKind } from '#contract/content/kinds.ts';

/** A step of the set-up: done once something of one of its kinds has been published. */
export type SetUpStep = {
  /** Where the step leads is the section of the first. */
  readonly kinds: readonly [ContentKind, ...ContentKind[]];
  readonly title: string;
  readonly text: string;
};

/** How the sample becomes a firm's own website. */
export const setUpWords = {
  heading: 'Make this website yours',
  text: 'It still shows a sample firm. These steps take about ten minutes, in any order.',
  /** Once the name has been published. */
  named:
    'The sample’s projects, reviews, gallery, ratings and figures are no longer shown. Yours are, as soon as you publish them.',
  progress: (done: number, all: number): string => `${done} of ${all} done`,
  done: 'Done',
  steps: [
    {
      kinds: ['business'],
      title: 'Name, phone and address',
      text: 'From then on every page, e-mail and search engine names your firm, city and state.',
    },
    {
      kinds: ['hours', 'closure'],
      title: 'Opening hours',
      text: 'The times by which you promise to answer follow from them.',
    },
    {
      kinds: ['look'],
      title: 'Logo and colour',
      text: 'The logo becomes the app’s icon too. The contrast of the colour is checked.',
    },
    {
      kinds: ['home'],
      title: 'Opening picture',
      text: 'The first thing that visitors see: work of yours in place of the sample’s.',
    },
    {
      kinds: ['service', 'area'],
      title: 'Services and areas',
      text: 'Switch off what you do not do, and where you do not work. Add your own.',
    },
    {
      kinds: ['numbers'],
      title: 'Numbers',
      text: 'Figures, rating and times of arrival are shown only once you publish yours: you answer for them.',
    },
    {
      kinds: ['prices'],
      title: 'Prices',
      text: 'What a report and a small job cost, what you take off, how far a visit is free. The sample’s are shown until you publish yours.',
    },
    {
      kinds: ['words'],
      title: 'Words',
      text: 'What each page says and promises, such as the warranty, in your own voice.',
    },
    {
      kinds: ['project'],
      title: 'First project',
      text: 'One photograph before, one after, and three lines.',
    },
  ] as const satisfies readonly SetUpStep[],
} as const;
