import { about } from '../../about.ts';
import { business } from '../../business.ts';
import type { PageSearch } from '../types.ts';

/** How /about is found. */
export const search = {
  title: `About ${business.name}`,
  keywords: `who are you family owner founder ${business.people.founder.firstName} history licensed insured apprentice`,
  text: [about],
} as const satisfies PageSearch;
