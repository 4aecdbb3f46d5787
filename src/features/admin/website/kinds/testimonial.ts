import { entryForm } from '#content/admin/website/form.ts';
import { fieldWords } from '#content/admin/website/kinds.ts';
import { testimonials } from '#content/testimonials.ts';
import { testimonialSchema } from '#contract/content/kinds.ts';
import { contentLimits } from '#contract/content/lines.ts';
import { joined, type Kind, numberOf } from './kind.ts';

const words = fieldWords.testimonial;

/** A client's review. */
export const testimonial: Kind = {
  id: 'testimonial',
  built: testimonials.map(({ id, title, name, location }) => ({
    slug: id,
    title,
    detail: joined(name, location),
  })),
  builtData(slug) {
    const review = testimonials.find(({ id }) => id === slug);
    if (review === undefined) return null;
    const { id: _id, avatar: _initials, ...said } = review;
    return testimonialSchema.safeParse(said).data ?? null;
  },
  groups: () => [
    {
      id: 'testimonial',
      fields: [
        { name: 'rating', text: words.rating, type: 'stars', problem: entryForm.problems.rating },
        { name: 'title', text: words.title, max: contentLimits.reviewTitle },
        { name: 'content', text: words.content, max: contentLimits.review, rows: 5 },
        { name: 'name', text: words.name, max: contentLimits.reviewer },
        { name: 'location', text: words.location, max: contentLimits.suburb },
        { name: 'project', text: words.project, max: contentLimits.reviewTitle },
        { name: 'date', text: words.date, type: 'month' },
      ],
    },
  ],
  titleOf: ({ title = '', name = '', location = '' }) => ({
    title,
    detail: joined(name, location),
  }),
  draftOf: (typed) => ({ ...typed, rating: numberOf(typed['rating']) }),
  pictures: [],
  // A reviewer's name is not for addresses.
  addressOf: ({ project = '', location = '', date = '' }) => [project, location, date],
  off: 'removed',
};
