import type { AreaOptions } from '../../forms/types.ts';

/** Its regions as the home page and the forms name them; `order` is the place in each list. */
export const options = {
  locations: [
    { order: 6, value: 'hills-district', label: 'Hills District' },
    { order: 7, value: 'western-sydney', label: 'Western Sydney' },
    { order: 8, value: 'south-sydney', label: 'South Sydney' },
  ],
  regions: [
    { order: 6, label: 'Hills District' },
    { order: 7, label: 'Western Sydney' },
    { order: 8, label: 'South Sydney' },
  ],
  suburbs: [
    { order: 1, label: 'Parramatta' },
    { order: 5, label: 'Hornsby' },
    { order: 6, label: 'Blacktown' },
    { order: 7, label: 'Sutherland' },
  ],
} as const satisfies AreaOptions;
