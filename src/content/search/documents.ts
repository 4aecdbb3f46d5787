import { about } from '../about.ts';
import { areas } from '../areas/index.ts';
import { list as areaFindings } from '../areas/list/findings.ts';
import { list as areaPages } from '../areas/list/pages.ts';
import { assessment } from '../assessment.ts';
import { business } from '../business.ts';
import { catalogueSeo } from '../catalogue-seo.ts';
import { contact } from '../contact.ts';
import { emergency } from '../emergency.ts';
import { contactSectionText } from '../forms/contact-section.ts';
import { homeAbout } from '../home/about.ts';
import { homeContact } from '../home/contact.ts';
import { founder } from '../home/founder.ts';
import { hero } from '../home/hero.ts';
import { processSection, processSteps } from '../home/process.ts';
import { guarantee } from '../home/stats.ts';
import { testimonials, testimonialsText } from '../home/testimonials.ts';
import { privacyPolicy } from '../legal/privacy.ts';
import { termsOfService } from '../legal/terms.ts';
import type { LegalPage } from '../legal/types.ts';
import { projects } from '../projects.ts';
import { quote } from '../quote.ts';
import { review } from '../review.ts';
import { siteSeo } from '../seo.ts';
import { services } from '../services/index.ts';
import { list as serviceFindings } from '../services/list/findings.ts';
import { list as servicePages } from '../services/list/pages.ts';
import type { ServicePage } from '../services/types.ts';
import { sitemapText } from '../sitemap-page.ts';
import { pageKeywords } from './keywords.ts';
import { textOf } from './text-of.ts';
import type { SearchDocument } from './types.ts';

const serviceDocuments = services.map((service): SearchDocument => ({
  id: `service-${service.slug}`,
  group: 'service',
  title: service.label,
  href: service.href,
  description: service.description,
  keywords: serviceFindings[service.slug].keywords,
  text: textOf(servicePages[service.slug]),
}));

const areaDocuments = areas.map((area): SearchDocument => ({
  id: `area-${area.id}`,
  group: 'area',
  title: area.label,
  href: area.href,
  description: area.description,
  keywords: `${area.suburbs.join(' ')} ${areaFindings[area.id].keywords}`,
  text: textOf(areaPages[area.id]),
}));

/** Where the questions of a service page stand on it. */
const FAQ_ANCHOR = 'faq';

const questionDocuments = services.flatMap(({ slug, href }) => {
  const page: ServicePage = servicePages[slug];
  return (page.faq?.items ?? []).map((item, index): SearchDocument => ({
    id: `question-${slug}-${index + 1}`,
    group: 'question',
    title: item.question,
    href: `${href}#${FAQ_ANCHOR}`,
    description: item.answer,
    keywords: page.title,
    text: '',
  }));
});

const projectDocuments = projects.map((project): SearchDocument => ({
  id: `project-${project.id}`,
  group: 'project',
  title: `${project.title}, ${project.location}`,
  href: `/projects?project=${project.id}`,
  description: project.summary,
  keywords: `${project.serviceLabel} ${project.year}`,
  text: '',
}));

const page = (
  path: keyof typeof siteSeo | keyof typeof catalogueSeo,
  title: string,
  ...content: readonly unknown[]
): SearchDocument => ({
  id: `page-${path.slice(1)}`,
  group: 'page',
  title,
  href: path,
  description: { ...siteSeo, ...catalogueSeo }[path].description,
  keywords: pageKeywords[path] ?? '',
  text: textOf(content),
});

const homeWords = [
  hero,
  founder,
  homeAbout,
  guarantee,
  processSection,
  processSteps,
  testimonialsText.heading,
  testimonials.map(({ title, content }) => [title, content]),
];

/** The contact section of the home page, which is a form of its own. */
const contactSection: SearchDocument = {
  id: `form-${homeContact.id}`,
  group: 'page',
  title: contactSectionText.title,
  href: `/#${homeContact.id}`,
  description: homeContact.intro,
  keywords: '',
  text: '',
};

const pageDocuments = [
  page('/', `${business.name}, home page`, homeWords),
  contactSection,
  page('/quote', 'Request a quote', quote),
  page('/assessment', 'Book a written assessment', assessment),
  page('/emergency', emergency.title, emergency),
  page('/contact', 'Contact', contact),
  page('/about', `About ${business.name}`, about),
  page('/projects', 'Projects'),
  page('/review', review.h1, review),
  page('/services', 'All services'),
  page('/areas', 'All service areas'),
  page('/requests', 'My requests'),
  page('/sitemap', sitemapText.h1),
];

const legalDocuments = (
  path: '/privacy-policy' | '/terms-of-service',
  legal: LegalPage,
): readonly SearchDocument[] => [
  { ...page(path, legal.h1), group: 'legal', description: legal.lead },
  ...legal.sections.map((section): SearchDocument => ({
    id: `legal${path.replace('/', '-')}-${section.id}`,
    group: 'legal',
    title: `${section.heading} (${legal.h1})`,
    href: `${path}#${section.id}`,
    description: textOf(section.blocks).slice(0, 160),
    keywords: '',
    text: textOf(section.blocks),
  })),
];

/** Everything that the search can find; the build makes the index from it. */
export const searchDocuments: readonly SearchDocument[] = [
  ...serviceDocuments,
  ...areaDocuments,
  ...pageDocuments,
  ...questionDocuments,
  ...projectDocuments,
  ...legalDocuments('/privacy-policy', privacyPolicy),
  ...legalDocuments('/terms-of-service', termsOfService),
];
