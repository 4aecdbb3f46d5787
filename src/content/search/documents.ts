import { about } from '../about.ts';
import { areas } from '../areas/index.ts';
import { easternSuburbs } from '../areas/eastern-suburbs.ts';
import { greaterSydney } from '../areas/greater-sydney.ts';
import { innerWest } from '../areas/inner-west.ts';
import { northShore } from '../areas/north-shore.ts';
import { northernBeaches } from '../areas/northern-beaches.ts';
import { sydneyCbd } from '../areas/sydney-cbd.ts';
import type { AreaPage } from '../areas/types.ts';
import { assessment } from '../assessment.ts';
import { business } from '../business.ts';
import { catalogueSeo } from '../catalogue-seo.ts';
import { contact } from '../contact.ts';
import { emergency } from '../emergency.ts';
import { processSteps } from '../home/process.ts';
import { founder } from '../home/founder.ts';
import { privacyPolicy } from '../legal/privacy.ts';
import { termsOfService } from '../legal/terms.ts';
import type { LegalPage } from '../legal/types.ts';
import { projects } from '../projects.ts';
import { quote } from '../quote.ts';
import { review } from '../review.ts';
import { siteSeo } from '../seo.ts';
import { buildingRestoration } from '../services/building-restoration.ts';
import { concreteRepairs } from '../services/concrete-repairs.ts';
import { foundationRepairs } from '../services/foundation-repairs.ts';
import { heritageRestoration } from '../services/heritage-restoration.ts';
import { services } from '../services/index.ts';
import { masonry } from '../services/masonry.ts';
import { remedialBuilding } from '../services/remedial-building.ts';
import { restoration } from '../services/restoration.ts';
import { structuralRepairs } from '../services/structural-repairs.ts';
import type { ServicePage } from '../services/types.ts';
import { pageKeywords, serviceKeywords, suburbKeywords } from './keywords.ts';
import { textOf } from './text-of.ts';
import type { SearchDocument } from './types.ts';

const servicePages: readonly ServicePage[] = [
  masonry,
  restoration,
  foundationRepairs,
  structuralRepairs,
  heritageRestoration,
  buildingRestoration,
  concreteRepairs,
  remedialBuilding,
];

const areaPages: readonly AreaPage[] = [
  sydneyCbd,
  easternSuburbs,
  northShore,
  northernBeaches,
  innerWest,
  greaterSydney,
];

const serviceDocuments = services.map((service): SearchDocument => {
  const page = servicePages.find(({ slug }) => slug === service.slug);
  return {
    id: `service-${service.slug}`,
    group: 'service',
    title: service.label,
    href: service.href,
    description: service.description,
    keywords: serviceKeywords[service.slug],
    text: textOf(page),
  };
});

const areaDocuments = areas.map((area): SearchDocument => ({
  id: `area-${area.id}`,
  group: 'area',
  title: area.label,
  href: area.href,
  description: area.description,
  keywords: `${area.suburbs.join(' ')} ${suburbKeywords[area.id]}`,
  text: textOf(areaPages.find(({ slug }) => slug === area.id)),
}));

/** Where the questions of a service page stand on it. */
const FAQ_ANCHOR = 'faq';

const questionDocuments = servicePages.flatMap((page) =>
  (page.faq?.items ?? []).map((item, index): SearchDocument => ({
    id: `question-${page.slug}-${index + 1}`,
    group: 'question',
    title: item.question,
    href: `/services/${page.slug}#${FAQ_ANCHOR}`,
    description: item.answer,
    keywords: page.title,
    text: '',
  })),
);

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

const pageDocuments = [
  page('/quote', 'Request a quote', quote),
  page('/assessment', 'Book a written assessment', assessment),
  page('/emergency', emergency.title, emergency),
  page('/contact', 'Contact', contact),
  page('/about', `About ${business.name}`, about, founder, processSteps),
  page('/projects', 'Projects'),
  page('/review', review.h1, review),
  page('/services', 'All services'),
  page('/areas', 'All service areas'),
  page('/requests', 'My requests'),
];

const legalSections = (path: string, legal: LegalPage): readonly SearchDocument[] =>
  legal.sections.map((section) => ({
    id: `legal${path.replace('/', '-')}-${section.id}`,
    group: 'legal',
    title: `${section.heading} (${legal.h1})`,
    href: `${path}#${section.id}`,
    description: textOf(section.blocks).slice(0, 160),
    keywords: '',
    text: textOf(section.blocks),
  }));

/** Everything that the search can find; the build makes the index from it. */
export const searchDocuments: readonly SearchDocument[] = [
  ...serviceDocuments,
  ...areaDocuments,
  ...pageDocuments,
  ...questionDocuments,
  ...projectDocuments,
  ...legalSections('/privacy-policy', privacyPolicy),
  ...legalSections('/terms-of-service', termsOfService),
];
