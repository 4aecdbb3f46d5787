import { areas } from '../../src/content/areas/index.ts';
import {
  contactServices,
  locations,
  popupServices,
  quoteServices,
  serviceCatalogue,
} from '../../src/content/forms/options.ts';
import { services } from '../../src/content/services/index.ts';

function one<T>(list: readonly T[], what: string): T {
  const [first] = list;
  if (first === undefined) throw new Error(`the firm has no ${what}`);
  return first;
}

/** Entries of whichever firm the site is: a story that needs any service or area takes these. */
export const service = one(services, 'service');
export const area = one(areas, 'area');

/** A choice that each of the forms' lists has, as it is sent. */
export const choices = {
  popup: one(popupServices, 'service in the popup').value,
  contact: one(contactServices, 'service in the contact section').value,
  catalogue: one(serviceCatalogue, 'service in the catalogue').value,
  quote: one(quoteServices, 'kind of work').value,
  location: one(locations, 'location').value,
} as const;
