import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** A firm that is not the sample: its name is as long as the bar has to hold. */
export const otherFirm = {
  name: 'Hawthorne, Whitfield & Daughters Conservation',
  phone: '(08) 5550 2468',
} as const;

type Change = readonly [file: string, from: RegExp, to: string];

/** What an owner writes by hand: name, place, people, numbers, addresses, colours, font. */
const changes: readonly Change[] = [
  ['src/content/business.ts', /isSample: true/, 'isSample: false'],
  ['src/content/business.ts', /name: 'Ashlar & Sons'/, `name: '${otherFirm.name}'`],
  ['src/content/business.ts', /const CITY = 'Sydney'/, "const CITY = 'Perth'"],
  ['src/content/business.ts', /const STATE = 'NSW'/, "const STATE = 'WA'"],
  ['src/content/business.ts', /2000/g, '6000'],
  ['src/content/business.ts', /NSW contractor licence/, 'WA building contractor'],
  ['src/content/business.ts', /shortName: 'Ashlar'/, "shortName: 'Hawthorne'"],
  ['src/content/business.ts', /https:\/\/www\.ashlarandsons\.example/, 'https://hawthorne.com.au'],
  ['src/content/business.ts', /hello@ashlarandsons\.example/, 'office@hawthorne.com.au'],
  ['src/content/business.ts', /(Frank|Peter|Daniel) Ashlar/g, '$1 Hawthorne'],
  ['src/content/business.ts', /\(02\) 7010 1995/, otherFirm.phone],
  ['src/content/business.ts', /0491 570 156/, '0491 577 426'],
  ['src/content/business.ts', /00 000 000 000/, '51 824 753 556'],
  ['src/content/business.ts', /000000C/, '123456C'],
  ['src/content/business.ts', /value: 4.9, best: 5, count: 47/, 'value: 4.7, best: 5, count: 31'],
  ['src/theme/tokens.ts', /oxide: '#9C3D1E'/, "oxide: '#1E5A9C'"],
  ['src/theme/tokens.ts', /oxideDark: '#7E2F15'/, "oxideDark: '#15457E'"],
  ['src/theme/tokens.ts', /besley-latin-600-normal/, 'besley-latin-700-normal'],
];

async function apply(root: string, [name, from, to]: Change): Promise<void> {
  const file = join(root, name);
  const before = await readFile(file, 'utf8');
  const after = before.replace(from, to);
  if (after === before)
    throw new Error(
      `Nothing to replace in ${name}: no match for ${from}. Update scripts/rebrand/changes.ts.`,
    );
  await writeFile(file, after);
}

/** Encoded in a moment: smooth, unlike a wall. */
const SCENE = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#7F9DB0"/><stop offset="1" stop-color="#E4D9C4"/></linearGradient><path fill="url(#sky)" d="M0 0h1600v1200H0Z"/><path fill="#8A6A4F" d="M0 760h1600v440H0Z"/></svg>`;

/** A photograph as phones take it, with camera and place. */
function photograph(): Promise<Buffer> {
  return sharp(Buffer.from(SCENE))
    .withExif({
      IFD0: { Model: 'Pocket camera' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1 52/1 0/1' },
    })
    .jpeg()
    .toBuffer();
}

/** An area and a service that this firm does not have: their names, once their folders are gone. */
export const removed = {
  folders: ['src/content/areas/northern-beaches', 'src/content/services/restoration'],
  names: [
    '/areas/northern-beaches',
    'Northern Beaches',
    '/services/restoration',
    'Stone Restoration',
  ],
} as const;

/** A project that it has besides. */
export const addedProject = { id: 'wahroonga-garden-wall' } as const;

/** A page that it has besides. */
export const addedPage = { slug: 'careers' } as const;

/** What its own clients said; the sample's reviews are not true of it. */
const reviews = [
  { id: 'gordon-wall', name: 'Ines R.', location: 'Gordon', avatar: 'IR' },
  { id: 'ryde-lintels', name: 'Mark and Jo F.', location: 'Ryde', avatar: 'MF' },
].map((review) => ({
  ...review,
  date: '2026-01',
  rating: 5,
  title: `Done as written, ${review.location}`,
  content: `They came when they said and left ${review.location} tidy.`,
  project: 'Wall repaired',
}));

/** Entries that an owner adds to lists. */
const additions: readonly Change[] = [
  [
    'src/content/projects/entries.ts',
    /(?=\] as const satisfies readonly ProjectText)/,
    `  {
    id: '${addedProject.id}',
    title: 'Garden wall',
    location: 'Wahroonga',
    year: 2025,
    category: 'masonry',
    summary: 'Two roots had lifted this wall. It stands on a beam that bridges them now.',
  },
`,
  ],
  [
    'src/content/projects/entries.ts',
    /(?<=export const projectAlts: .*\{\n)/,
    `  '${addedProject.id}': {
    before: 'garden wall lifted by roots',
    after: 'the same wall level again',
  },
`,
  ],
  [
    'src/content/testimonials.ts',
    /(?<=const texts: .* = )\[\n.*?\n\](?=;)/s,
    JSON.stringify(reviews, null, 2),
  ],
  ['src/content/testimonials.ts', /^import .*business.*\n/, ''],
  [
    'src/content/pages/index.ts',
    /(?=  \{\n    slug: 'quote',)/,
    `  {
    slug: '${addedPage.slug}',
    label: 'Careers',
    menu: true,
    footer: 'company',
    sitemap: 'main',
    seo: {
      title: titled('Work With Us'),
      description:
        'Places for stonemasons and for apprentices in the yard and on site, what each of them asks, and how to let us know that you would like to come and see.',
    },
  },
`,
  ],
  [
    'src/content/pages/search.ts',
    /(?<=export const pageSearch: .*\{\n)/,
    `  ${addedPage.slug}: { keywords: 'jobs apprentice vacancy employment', text: [careers] },
`,
  ],
  ['src/content/pages/search.ts', /^/, "import { page as careers } from './text/careers.ts';\n"],
];

const pageText = `import { business } from '../../business.ts';
import type { TextPage } from '../../page-types.ts';

export const page = {
  h1: 'Work with us',
  lead: 'We look for people who like old walls.',
  blocks: [
    { heading: 'In the yard', paragraphs: ['Stone is cut at a bench, under a roof, by daylight.'] },
    { heading: 'On site', paragraphs: ['Two to a wall, and nobody alone on a scaffold.'] },
  ],
  callToAction: {
    heading: 'Come and see',
    text: 'Ring first, so that somebody is there.',
    button: 'Write to us',
    call: \`Call \${business.phone.display}\`,
  },
} as const satisfies TextPage;
`;

/** Its logo: wider than high, and too dark for dark ground. */
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 48"><path fill="#1B2A4A" d="M0 48 24 0l24 48Z"/><path fill="#2E7D32" d="m48 48 24-48 24 48Z"/></svg>\n`;

/** Makes a copy of the project another firm's, as its owner would. */
export async function rebrand(root: string): Promise<void> {
  for (const change of [...changes, ...additions]) await apply(root, change);
  for (const folder of [...removed.folders, 'tests/sample'])
    await rm(join(root, folder), { recursive: true });
  await mkdir(join(root, 'brand'), { recursive: true });
  await writeFile(join(root, 'brand/logo.svg'), LOGO);
  const texts = join(root, 'src/content/pages/text');
  await mkdir(texts, { recursive: true });
  await writeFile(join(texts, `${addedPage.slug}.ts`), pageText);
  for (const name of [
    'hero',
    `project-${addedProject.id}-before`,
    `project-${addedProject.id}-after`,
  ])
    await writeFile(join(root, `photos/${name}.jpg`), await photograph());
}
