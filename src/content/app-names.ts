import { business } from './business.ts';
import { businessDescription } from './description.ts';

/** What the web app manifest says of the firm (W3C Web Application Manifest). */
export const appNames = {
  name: business.name,
  short_name: business.shortName,
  description: businessDescription,
} as const;
