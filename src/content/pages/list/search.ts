// Written by `npm run entries`, which every build runs.
import { search as homeEntry } from '../home/search.ts';
import { search as servicesEntry } from '../services/search.ts';
import { search as areasEntry } from '../areas/search.ts';
import { search as aboutEntry } from '../about/search.ts';
import { search as projectsEntry } from '../projects/search.ts';
import { search as contactEntry } from '../contact/search.ts';
import { search as quoteEntry } from '../quote/search.ts';
import { search as assessmentEntry } from '../assessment/search.ts';
import { search as emergencyEntry } from '../emergency/search.ts';
import { search as reviewEntry } from '../review/search.ts';
import { search as requestsEntry } from '../requests/search.ts';
import { search as sitemapEntry } from '../sitemap/search.ts';

export const list = {
  home: homeEntry,
  services: servicesEntry,
  areas: areasEntry,
  about: aboutEntry,
  projects: projectsEntry,
  contact: contactEntry,
  quote: quoteEntry,
  assessment: assessmentEntry,
  emergency: emergencyEntry,
  review: reviewEntry,
  requests: requestsEntry,
  sitemap: sitemapEntry,
};
