// Written by `npm run entries`, which every build runs.
export const list = [
  'paddington-terrace-front',
  'surry-hills-warehouse-arches',
  'mosman-retaining-wall',
  'glebe-church-buttress',
  'balmain-parapet',
  'rocks-bond-store',
  'leichhardt-cottage-underpinning',
  'marrickville-corner-footing',
  'newtown-shopfront-lintels',
  'manly-chimney-rebuild',
  'bondi-balcony-membrane',
  'chatswood-wall-ties',
  'coogee-balcony-soffit',
];
