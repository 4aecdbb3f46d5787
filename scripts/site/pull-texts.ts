import { builtHero } from '#content/home/hero.ts';
import { legalTerms } from '#content/legal-terms.ts';
import { legalSlugs } from '#content/legal/types.ts';
import { builtPageEntries } from '#content/pages/index.ts';
import { textGroups } from '#content/texts/groups.ts';
import { isAdded } from '#contract/content/added.ts';
import type { PublishedBusiness } from '#contract/content/firm.ts';
import type { ContentPicture, Focus } from '#contract/content/pictures.ts';
import type { PublishedContent } from '#contract/content/published.ts';
import { literalOf, withLiteral } from './literals.ts';

/** Where texts stand whose keys begin with `at`: in a constant of a source below src/content. */
type Source = {
  readonly file: string;
  readonly constant: string;
  readonly at?: string;
  /** Where in the constant, with a dot at the end. */
  readonly under?: string;
};

const inHome = (file: string, constant: string, at?: string): readonly Source[] => [
  { file: `home/${file}.ts`, constant, ...(at !== undefined && { at }) },
];

const legal = (file: string, constant: string): readonly Source[] => [
  { file: `legal/${file}.ts`, constant: 'sections', at: 'sections.' },
  { file: `legal/${file}.ts`, constant },
];

const sourcesOf: Readonly<Record<string, readonly Source[]>> = {
  'home-hero': inHome('hero', 'builtHero'),
  'home-about': inHome('sections', 'builtHomeAbout'),
  'home-areas': inHome('sections', 'builtHomeSections'),
  'home-contact': inHome('sections', 'builtHomeContact'),
  'home-services': inHome('explorer', 'builtExplorer'),
  'home-process': [
    ...inHome('process', 'builtProcessSection', 'section.'),
    ...inHome('process', 'builtProcessSteps', 'steps.'),
  ],
  'home-guarantee': inHome('stats', 'builtGuarantee'),
  'home-founder': inHome('founder', 'builtFounder'),
  'home-reviews': inHome('testimonials', 'builtTestimonialsText'),
  'home-gallery': [{ file: 'gallery.ts', constant: 'builtGalleryTexts' }],
  services: [
    { file: 'services-overview.ts', constant: 'builtServicesOverview' },
    { file: 'services-overview.ts', constant: 'builtIntroductions', at: 'groups.' },
    { file: 'services/index.ts', constant: 'builtCategoryWords', at: 'groups.' },
  ],
  areas: [{ file: 'areas-overview.ts', constant: 'builtAreasOverview' }],
  about: [{ file: 'about.ts', constant: 'builtAbout' }],
  contact: [{ file: 'contact.ts', constant: 'builtContact' }],
  emergency: [{ file: 'emergency.ts', constant: 'builtEmergency' }],
  footer: [{ file: 'footer.ts', constant: 'builtFooter' }],
  'privacy-policy': legal('privacy', 'builtPrivacyPolicy'),
  'terms-of-service': legal('terms', 'builtTermsOfService'),
  'not-found': [
    { file: 'not-found.ts', constant: 'builtNotFound' },
    { file: 'seo.ts', constant: 'builtNotFoundSeo', at: 'seo.' },
  ],
  prices: [
    {
      file: 'forms/assessment-options.ts',
      constant: 'builtAssessmentPricing',
      at: 'assessment.',
    },
    { file: 'claims.ts', constant: 'builtTerms' },
  ],
  numbers: [
    { file: 'claims.ts', constant: 'builtFigures', at: 'figures.' },
    { file: 'claims.ts', constant: 'builtResponses', at: 'times.' },
    { file: 'business.ts', constant: 'builtRating', at: 'rating.' },
  ],
};

/** Where a text of a part of the site may stand; the first that has it. */
function placesOf(slug: string, key: string): readonly Source[] {
  const [, family, name] = /^(service|area)-(.+)$/.exec(slug) ?? [];
  const folder = `${family}s/${name}`;
  const known: readonly Source[] =
    name === undefined
      ? (sourcesOf[slug] ?? [])
      : [
          { file: `${folder}/entry.ts`, constant: 'entry' },
          { file: `${folder}/page.ts`, constant: 'page' },
        ];
  const [service] = slug === 'prices' ? key.split('.') : [];
  const ofService: readonly Source[] =
    service === undefined
      ? []
      : [{ file: `services/${service}/page.ts`, constant: 'prices', at: `${service}.` }];
  const page = builtPageEntries.findIndex((one) => one.slug === slug);
  const ofPage: readonly Source[] =
    page === -1 || !key.startsWith('seo.')
      ? []
      : [{ file: 'pages/index.ts', constant: 'entries', under: `${page}.` }];
  return [...known, ...ofService, ...ofPage].filter(({ at = '' }) => key.startsWith(at));
}

/** Sources that were changed, by their path below src/content, and what has to be done by hand. */
export type Pulled = {
  readonly files: ReadonlyMap<string, string>;
  readonly byHand: readonly string[];
};

/** Reads a source below src/content; null where there is none. */
export type ReadSource = (file: string) => Promise<string | null>;

/** The sources with the published words, prices, numbers and facts about the firm in their places. */
export async function pulledTexts(content: PublishedContent, read: ReadSource): Promise<Pulled> {
  const files = new Map<string, string>();
  const byHand: string[] = [];
  const write = async (place: Source, key: string, literal: string) => {
    const { file, constant, at = '', under = '' } = place;
    const source = files.get(file) ?? (await read(file));
    const changed = source && withLiteral(source, constant, under + key.slice(at.length), literal);
    if (!changed) return false;
    if (changed !== source) files.set(file, changed);
    return true;
  };

  for (const { kind, slug, fields } of textGroups) {
    const texts = content[kind][slug]?.texts ?? {};
    for (const { key, text: built } of fields) {
      const text = Object.hasOwn(texts, key) ? texts[key] : undefined;
      // What follows other numbers and names goes on doing so where it says the same.
      if (text === undefined || text === built) continue;
      const isWritten = await firstOf(placesOf(slug, key), (place) =>
        write(place, key, literalFor(kind, built, text)),
      );
      if (!isWritten) byHand.push(`${kind} ${slug}, ${key}: ${text}`);
    }
  }

  const day = legalSlugs
    .flatMap((slug) => content.words[slug]?.changed ?? [])
    .toSorted()
    .at(-1);
  if (day !== undefined && day > legalTerms.changed) {
    const place = { file: 'legal-terms.ts', constant: 'legalTerms' };
    await write(place, 'changed', literalOf(day));
  }

  const firm = content.business['business'];
  for (const [path, value] of firm ? factsOf(firm) : []) {
    const place = { file: 'business.ts', constant: 'built' };
    if (!(await write(place, path, literalOf(value)))) byHand.push(`business, ${path}: ${value}`);
  }
  if (firm) byHand.push(`src/content/business.ts: the address is in ${firm.locality}`);
  return { files, byHand };
}

/** Figures and fees are numbers; a price with its sign or unit is words. */
function literalFor(kind: string, built: string, text: string): string {
  const isNumber = kind !== 'words' && /^\d+(?:\.\d)?$/.test(built);
  return literalOf(isNumber ? Number(text) : text);
}

async function firstOf<Item>(
  items: readonly Item[],
  isDone: (item: Item) => Promise<boolean>,
): Promise<boolean> {
  for (const item of items) if (await isDone(item)) return true;
  return false;
}

const factsOf = (
  firm: PublishedBusiness,
): readonly (readonly [string, string | number | boolean])[] => [
  ['isSample', false],
  ['name', firm.name],
  ['shortName', firm.shortName],
  ['phone', firm.phone],
  ['mobile', firm.mobile],
  ['email.display', firm.email],
  ['abn', firm.abn],
  ['licence', firm.licence],
  ['established', firm.established],
  ['address.postcode', firm.postcode],
  ['coordinates.latitude', firm.latitude],
  ['coordinates.longitude', firm.longitude],
  ['people.founder.name', firm.founder],
  ['people.founder.firstName', firm.founder.replace(/ .*/, '')],
  ['people.privacyOfficer.name', firm.privacyOfficer],
  ['people.privacyOfficer.firstName', firm.privacyOfficer.replace(/ .*/, '')],
];

const inPercent = (share: number): string => `${Math.round(share * 100)}%`;

type Page = PublishedContent['service' | 'area'][string];

/** What is not written into sources: focal points, what is seen on pictures of pages, pages that are off the site, hours, closures and the look. */
export function leftByHand(content: PublishedContent): readonly string[] {
  const { service, area, hours, closure, look, project, gallery, home } = content;
  const gone = (folder: string, entries: Readonly<Record<string, unknown>>) =>
    Object.entries(entries).flatMap(([slug, data]) =>
      data === null ? [`rm -r src/content/${folder}/${slug}`] : [],
    );
  const cropped = (name: string, focus: Focus | undefined) =>
    focus === undefined
      ? []
      : [
          `photos/${name}: crop around ${inPercent(focus.x)} from the left, ${inPercent(focus.y)} from the top`,
        ];
  const ofPicture = (name: string, where: string, picture: ContentPicture | undefined) =>
    picture ? [...cropped(name, picture.focus), `src/content/${where} shows “${picture.alt}”`] : [];
  const ofPage = (kind: string, slug: string, page: Page) => {
    if (isAdded(page)) return [`the added page ${page.label} stays published`];
    return ofPicture(`${kind}-${slug}`, `${kind}s/${slug}/page.ts: its picture`, page?.picture);
  };
  return [
    ...Object.entries(project).flatMap(([id, one]) => cropped(`project-${id}-*`, one?.after.focus)),
    ...Object.entries(gallery).flatMap(([id, one]) => cropped(`gallery-${id}`, one?.picture.focus)),
    ...Object.values(home).flatMap((page) =>
      ofPicture(builtHero.picture, 'pictures/catalogue.ts: the opening picture', page?.picture),
    ),
    ...Object.entries({ service, area }).flatMap(([kind, pages]) =>
      Object.entries(pages).flatMap(([slug, page]) => ofPage(kind, slug, page)),
    ),
    ...gone('services', service),
    ...gone('areas', area),
    ...Object.values(hours).flatMap((rows) =>
      Object.entries(rows ?? {}).map(
        ([day, { opens, closes }]) =>
          `src/content/business.ts: ${day} ${opens === '' ? 'closed' : `${opens} to ${closes}`}`,
      ),
    ),
    ...Object.values(look).flatMap((one) =>
      one === null ? [] : [`src/theme/tokens.ts: ${one.accent} in place of oxide`],
    ),
    ...Object.values(closure).flatMap((one) =>
      one === null ? [] : [`closed from ${one.from} to ${one.until}: stays published`],
    ),
  ];
}
