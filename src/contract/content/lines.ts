import { hasControls, withoutHidden } from '../clean-text.ts';
import { z } from '../zod.ts';

/** Lengths, in characters, that the layout of the pages has room for. */
export const contentLimits = {
  projectTitle: 60,
  suburb: 40,
  projectSummary: 400,
  /** The earliest year of a project. */
  firstYear: 1900,
  reviewer: 40,
  reviewTitle: 80,
  review: 500,
  slug: 80,
  /** Name of a firm: with more, the header of a phone has no room. */
  businessName: 50,
  /** Under the icon on a home screen. */
  shortName: 12,
  person: 60,
  licence: 80,
  closureReason: 80,
  galleryCaption: 80,
  /** Name of a service or an area, in menus and forms. */
  pageName: 40,
  pageDescription: 100,
  heading: 80,
  /** Search engines show it, too. */
  pageLead: 160,
  pageText: 900,
  suburbs: 400,
  offerTitle: 60,
  offer: 200,
  question: 120,
  answer: 700,
  /** Most parts of a service, and most questions about it. */
  offers: 4,
  questions: 4,
} as const;

export const problems = {
  empty: 'Please write something here.',
  long: (most: number) => `At most ${most} characters.`,
  controls: 'Please remove the characters that cannot be shown.',
  oneLine: 'Please remove the line breaks.',
  year: 'Please enter the year in which the job was finished.',
  month: 'Please choose a month.',
  day: 'Please choose a day.',
  named: 'There is a page of this name already.',
} as const;

/** One line of plain text without direction marks and other invisible characters. */
export const line = (most: number) =>
  z.string().check(
    z.overwrite(withoutHidden),
    z.trim(),
    z.minLength(1, { error: problems.empty, abort: true }),
    z.maxLength(most, { error: problems.long(most), abort: true }),
    z.refine((value) => !hasControls(value), problems.controls),
    z.refine((value) => !/[\t\r\n\u2028\u2029]/.test(value), problems.oneLine),
  );
