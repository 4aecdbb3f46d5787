// Written by `npm run entries`, which every build runs.
import { entry as homeEntry } from '../home/entry.ts';
import { entry as servicesEntry } from '../services/entry.ts';
import { entry as areasEntry } from '../areas/entry.ts';
import { entry as aboutEntry } from '../about/entry.ts';
import { entry as projectsEntry } from '../projects/entry.ts';
import { entry as contactEntry } from '../contact/entry.ts';
import { entry as quoteEntry } from '../quote/entry.ts';
import { entry as assessmentEntry } from '../assessment/entry.ts';
import { entry as emergencyEntry } from '../emergency/entry.ts';
import { entry as reviewEntry } from '../review/entry.ts';
import { entry as requestsEntry } from '../requests/entry.ts';
import { entry as privacyPolicyEntry } from '../privacy-policy/entry.ts';
import { entry as termsOfServiceEntry } from '../terms-of-service/entry.ts';
import { entry as sitemapEntry } from '../sitemap/entry.ts';
import { entry as searchEntry } from '../search/entry.ts';
import { entry as thankYouEntry } from '../thank-you/entry.ts';

export const list = [homeEntry, servicesEntry, areasEntry, aboutEntry, projectsEntry, contactEntry, quoteEntry, assessmentEntry, emergencyEntry, reviewEntry, requestsEntry, privacyPolicyEntry, termsOfServiceEntry, sitemapEntry, searchEntry, thankYouEntry] as const;
