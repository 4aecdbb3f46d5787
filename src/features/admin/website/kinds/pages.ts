import { fieldWords } from '#content/admin/website/kinds.ts';
import { builtAreaEntries, areaHref } from '#content/areas/index.ts';
import { pageHref } from '#content/pages/index.ts';
import { builtCategoryWords, builtServiceEntries, serviceHref } from '#content/services/index.ts';
import { serviceCategoryIds } from '#content/services/types.ts';
import { contentLimits, problems } from '#contract/content/lines.ts';
import {
  areaDraftSchema,
  builtPageDraftSchema,
  serviceDraftSchema,
} from '#contract/admin/content.ts';
import { ALT_MAX } from '#contract/content/pictures.ts';
import type { z } from '#contract/zod.ts';
import {
  type BuiltEntry,
  type Field,
  type FieldGroup,
  isBuilt,
  type Kind,
  type Typed,
} from './kind.ts';

/** Right below its picture. */
const seen: FieldGroup = {
  id: 'picture',
  fields: [{ name: 'pictureAlt', text: fieldWords.gallery.alt, max: ALT_MAX, rows: 2 }],
};

function withPicture(words: object, pictureOf: Parameters<Kind['draftOf']>[1]): object {
  const picture = pictureOf('picture');
  return { ...words, ...(picture && { picture }) };
}

/** Pages of the build that can be taken off the website and put back, and have another picture. */
function pagesOf(id: 'service' | 'area' | 'home', built: readonly BuiltEntry[]): Kind {
  const titled = new Map(built.map((one) => [one.slug, one]));
  return {
    id,
    built,
    builtData: (slug) => (titled.has(slug) ? {} : null),
    groups: () => [seen],
    titleOf: ({ label = '' }, slug) =>
      titled.get(slug ?? '') ?? { title: label || (slug ?? ''), detail: '' },
    draftOf: (_typed, pictureOf) => withPicture({}, pictureOf),
    pictures: ['picture'],
    isWithoutPictures: true,
    off: 'switched',
    pageOf: (slug) => titled.get(slug)?.detail ?? null,
  };
}

const plain = (name: string): string => name.trim().toLowerCase();

/** The same with others that the firm adds, each with fields of its own. */
function withAdded(
  pages: Kind,
  groups: readonly FieldGroup[],
  added: {
    readonly pageOf: (slug: string) => string;
    readonly schema: z.ZodMiniType;
    readonly draftOf: (typed: Typed) => object;
  },
): Kind {
  const named: Field['check'] = (text) =>
    pages.built.some(({ title }) => plain(title) === plain(text)) ? problems.named : null;
  const checked = [seen, ...groups].map((group) => ({
    ...group,
    fields: group.fields.map((field) =>
      field.name === 'label' ? { ...field, check: named } : field,
    ),
  }));
  return {
    ...pages,
    pageOf: added.pageOf,
    groups: (slug) => (isBuilt(pages, slug) ? pages.groups(slug) : checked),
    schemaOf: (slug) => (isBuilt(pages, slug) ? builtPageDraftSchema : added.schema),
    draftOf: (typed, pictureOf, slug) =>
      withPicture(isBuilt(pages, slug) ? {} : added.draftOf(typed), pictureOf),
    addressOf: ({ label = '' }) => [label],
  };
}

/** Places of a list: 0, 1, 2 … */
const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_none, at) => at);

/** The rows of a list in what was typed, up to the last that is not empty; at least `least`. */
function rowsIn(typed: Typed, list: string, names: readonly string[], least: number) {
  const rows = upTo(contentLimits.offers).map((at) =>
    Object.fromEntries(names.map((name) => [name, typed[`${list}/${at}/${name}`] ?? ''])),
  );
  const isFilled = (row: Typed) => Object.values(row).some((text) => text.trim() !== '');
  return rows.slice(0, Math.max(least, rows.findLastIndex(isFilled) + 1));
}

const ofService = fieldWords.service;

/** Fields that services and areas have, before those of their own. */
const headFields = ({ label, description }: typeof ofService | typeof ofArea): readonly Field[] => [
  { name: 'label', text: label, max: contentLimits.pageName },
  { name: 'description', text: description, max: contentLimits.pageDescription },
];

const pageFields = ({ h1, lead, text }: typeof ofService | typeof ofArea): readonly Field[] => [
  { name: 'h1', text: h1, max: contentLimits.heading },
  { name: 'lead', text: lead, max: contentLimits.pageLead, rows: 3 },
  { name: 'text', text, max: contentLimits.pageText, rows: 6 },
];

const offerFields = (at: number): readonly Field[] => [
  {
    name: `offers/${at}/title`,
    text: { label: ofService.title(at + 1) },
    max: contentLimits.offerTitle,
    isOptional: at > 0,
  },
  {
    name: `offers/${at}/text`,
    text: { label: ofService.offer(at + 1) },
    max: contentLimits.offer,
    rows: 2,
    isOptional: at > 0,
  },
];

const questionFields = (at: number): readonly Field[] => [
  {
    name: `faq/${at}/question`,
    text: { label: ofService.question(at + 1) },
    max: contentLimits.question,
    isOptional: true,
  },
  {
    name: `faq/${at}/answer`,
    text: { label: ofService.answer(at + 1) },
    max: contentLimits.answer,
    rows: 3,
    isOptional: true,
  },
];

/** Services, in groups that the published words of their overview may have named. */
export const serviceKind = (words: Readonly<Record<string, string>> = {}): Kind =>
  withAdded(
    pagesOf(
      'service',
      builtServiceEntries.map(({ slug, label }) => ({
        slug,
        title: label,
        detail: serviceHref(slug),
      })),
    ),
    [
      {
        id: 'service',
        fields: [
          ...headFields(ofService),
          {
            name: 'category',
            text: ofService.category,
            choice: {
              none: ofService.category.none,
              options: serviceCategoryIds.map((value) => ({
                value,
                label: words[`groups.${value}.label`] ?? builtCategoryWords[value].label,
              })),
            },
            problem: ofService.category.none,
          },
          ...pageFields(ofService),
        ],
      },
      {
        id: 'offers',
        heading: ofService.offers,
        fields: upTo(contentLimits.offers).flatMap(offerFields),
      },
      {
        id: 'faq',
        heading: ofService.faq,
        fields: upTo(contentLimits.questions).flatMap(questionFields),
      },
    ],
    {
      schema: serviceDraftSchema,
      pageOf: serviceHref,
      draftOf: (typed) => {
        const { label, description, category, h1, lead, text } = typed;
        const offers = rowsIn(typed, 'offers', ['title', 'text'], 1);
        const faq = rowsIn(typed, 'faq', ['question', 'answer'], 0);
        return { label, description, category, h1, lead, text, offers, faq };
      },
    },
  );

const ofArea = fieldWords.area;

export const area = withAdded(
  pagesOf(
    'area',
    builtAreaEntries.map(({ id, label }) => ({ slug: id, title: label, detail: areaHref(id) })),
  ),
  [
    {
      id: 'area',
      fields: [
        ...headFields(ofArea),
        { name: 'suburbs', text: ofArea.suburbs, max: contentLimits.suburbs, rows: 3 },
        ...pageFields(ofArea),
      ],
    },
  ],
  {
    schema: areaDraftSchema,
    pageOf: areaHref,
    draftOf: ({ pictureAlt: _seen, ...words }) => words,
  },
);

/** Home is never off: only its opening picture can be put back. */
export const home: Kind = {
  ...pagesOf('home', [{ slug: 'home', title: fieldWords.home.title, detail: pageHref('home') }]),
  off: 'rebuilt',
};
