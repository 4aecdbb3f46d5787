import type { Six, Ten } from '../page-types.ts';
import type { AreaSlug } from './types.ts';

/**
 * Places that area pages name. The search reads them too, without
 * loading the pages.
 */
export const places = {
  'sydney-cbd': [
    'Sydney Opera House Area',
    'Circular Quay',
    'The Rocks',
    'Barangaroo',
    'Martin Place',
    'Wynyard',
  ],
  'north-shore': [
    'Chatswood',
    'Mosman',
    'Lane Cove',
    'Willoughby',
    'St Leonards',
    'Neutral Bay',
    'Cremorne',
    'Cammeray',
    'Crows Nest',
    'Milsons Point',
  ],
  'northern-beaches': [
    'Manly',
    'Dee Why',
    'Avalon',
    'Mona Vale',
    'Collaroy',
    'Freshwater',
    'Curl Curl',
    'Narrabeen',
    'Palm Beach',
    'Warriewood',
  ],
  'inner-west': [
    'Newtown',
    'Leichhardt',
    'Balmain',
    'Rozelle',
    'Glebe',
    'Annandale',
    'Marrickville',
    'Petersham',
    'Camperdown',
    'Stanmore',
  ],
  'greater-sydney': [
    'Parramatta',
    'Hornsby',
    'Sutherland',
    'Blacktown',
    'Liverpool',
    'Penrith',
    'Campbelltown',
    'Bankstown',
    'Fairfield',
    'Auburn',
  ],
} as const satisfies Partial<Record<AreaSlug, Six<string> | Ten<string>>>;
