import { projectOnHome } from '../../src/content/projects/entries.ts';
import { folders } from './paths.ts';

/** From how many entries on a module is taken into a chunk that they share. */
const SHARED_BY_MANY = 4;
const SHARED_BY_SOME = 3;
const SHARED = 2;

/** Modules of several pages that have something in common, by their paths. */
const oneOf = (...paths: readonly string[]) => new RegExp(paths.join('|'));

/** What every form is made of, MUI's parts among them; what one form alone has stays with its page. */
const FORMS = oneOf(
  'react-hook-form',
  '@mui/material/(?:Checkbox|Form\\w+|Input\\w*|NativeSelect|Radio(?:Group)?|internal/(?:SwitchBase|switchBase\\w*|svg-icons))\\b',
  'src/components/(?:fields/|log|PickButton)',
  'src/content/forms/(?!assessment|booking|edit|home-forms|photo-list|popup)',
  'src/content/opening-times',
  'src/features/enquiry/(?:engine/(?!draft-database|envelope|suggested-email|validate|visit-origin)|fields/(?!Sheet))',
  'src/features/enquiry/forms/LeadCapture',
  'src/lib/html-form',
  'src/contract/(?:form-fields|limits|phone)\\b',
  'src/outbox/leads/destination',
);

/** What the forms of home share with the popup and with corrections: other pages start without it. */
const HOME_FORMS = oneOf(
  'src/content/forms/home-forms',
  'src/features/enquiry/forms/(?:two-step|ContactSection|SeasonalChips)',
);

/** What checks answers, and all that is stored, with zod; the owner's calls stay with the owner's screens. */
const CONTRACT = oneOf(
  'src/contract/(?!admin/|content/|form-fields|limits|phone|paths|waiting)',
  'node_modules/zod/',
);

/** What pages are made of, and the facts that several of them print. */
const PARTS = oneOf(
  'rolldown/runtime',
  'src/pages/parts/',
  'src/components/(?:Section|lists|Coursing|Picture|text|lightbox/use-lightbox)',
  'src/contract/content/addresses',
  'src/content/(?:catalogue-notes|pictures/url|published|projects/kinds|claims|legal-terms|home/|services/(?:list/)?pictures)',
  'src/content/pictures/generated/(?:service|founder)',
  // Other pages show the two pictures of this project as well.
  ...(projectOnHome ? [`src/content/pictures/generated/project-${projectOnHome.id}-`] : []),
  'src/features/gallery/(?:Small|use-connection|widths)',
  'src/components/(?:connection|third-party|use-device)',
  '@mui/material/Grid/',
  '@mui/(?:material|utils|x-internals)/(?:.+/)?(?:contains|fastObjectShallowCompare|getReactElementRef|useReducedMotion)\\b',
);

const GALLERY = oneOf('src/content/pictures/generated/gallery-');

/**
 * Which modules share a file. Left to itself the bundler makes a file of every set of modules that the
 * same pages have in common: forty for the home page, most of them a few hundred bytes.
 */
export const chunkGroups = [
  { name: startChunk(folders.entry), debugName: 'start', priority: 4 },
  { name: 'forms', test: FORMS, minShareCount: SHARED, priority: 3 },
  { name: 'home-forms', test: HOME_FORMS, minShareCount: SHARED, priority: 2 },
  {
    name: 'contract',
    test: CONTRACT,
    minShareCount: SHARED_BY_MANY,
    priority: 2,
  },
  {
    name: 'queue',
    test: /src\/outbox\/(?!admin\/|core\/firm-key|leads\/(?:destination|stored-webhooks))|node_modules\/idb\//,
    minShareCount: SHARED_BY_SOME,
    priority: 2,
  },
  // Of its own name it would be one that content blockers list (file-names.ts).
  {
    name: 'destinations',
    test: oneOf('src/outbox/leads/stored-webhooks'),
    minShareCount: SHARED,
    priority: 2,
  },
  { name: 'parts', test: PARTS, minShareCount: SHARED, priority: 2 },
  // Pictures' descriptions: of a few hundred bytes each, however many pages show one of them.
  {
    name: 'gallery',
    test: GALLERY,
    minShareCount: SHARED_BY_SOME,
    priority: 1,
  },
  // Those that no page but home shows; the editor asks for each by itself.
  { name: 'home-gallery', test: GALLERY, minShareCount: SHARED, priority: 0 },
  {
    name: 'project-pictures',
    test: oneOf('src/content/pictures/generated/project-'),
    minShareCount: SHARED,
    priority: 1,
  },
];

type ModuleInfo = { readonly importedIds: readonly string[] } | null;
type Chunking = { getModuleInfo(id: string): ModuleInfo };

/** Libraries that the start needs, each a chunk and so a task of its own. */
const LIBRARIES = [
  {
    name: 'react-dom',
    test: /node_modules\/(?:react|react-dom|scheduler)\/|src\/app\/react-dom\.ts/,
  },
  { name: 'router', test: /node_modules\/(?:react-router|cookie|set-cookie-parser)/ },
  { name: 'mui', test: /node_modules\/@mui\/(?:material|icons-material)\// },
] as const;

/** What these are made of, and modules that plugins make (their ids begin with a NUL): the rest imports both. */
const isLeaf = (id: string) => id.includes('/node_modules/') || id.startsWith('\0');

/**
 * Names the chunks for everything that the entry script imports statically. Left to itself the
 * bundler splits what pages share with it into a dozen files of a few hundred bytes, each a request
 * more before the page is alive.
 */
export function startChunk(entry: string): (id: string, chunking: Chunking) => string | null {
  let start: Set<string> | null = null;
  return (id, chunking) => {
    start ??= closure(entry, chunking);
    if (!start.has(id)) return null;
    return LIBRARIES.find(({ test }) => test.test(id))?.name ?? (isLeaf(id) ? 'styles' : 'start');
  };
}

function closure(entry: string, chunking: Chunking): Set<string> {
  const seen = new Set([entry]);
  for (const id of seen)
    for (const imported of chunking.getModuleInfo(id)?.importedIds ?? []) seen.add(imported);
  return seen;
}
