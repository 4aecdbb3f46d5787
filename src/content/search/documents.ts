import { areas } from '../areas/index.ts';
import type { Findings } from '../page-types.ts';
import { findings as areaFindings } from '../areas/list/pages.ts';
import { areaPage } from '../areas/pages.ts';
import { contactSectionText } from '../forms/home-forms.ts';
import { homeContact } from '../home/sections.ts';
import { privacyPolicy } from '../legal/privacy.ts';
import { termsOfService } from '../legal/terms.ts';
import type { LegalPage } from '../legal/types.ts';
import { pageEntries, pageHref } from '#content/pages/index.ts';
import { pageSearch } from '#content/pages/search.ts';
import { projectName } from '../projects/heads.ts';
import { projects } from '../projects/index.ts';
import { categoryOfService, services } from '../services/index.ts';
import { findings as serviceFindings } from '../services/list/pages.ts';
import { servicePage } from '../services/pages.ts';
import { beginningOf, textOf } from './text-of.ts';
import type { SearchDocument } from '../search.ts';

const findingsOfServices: Readonly<Record<string, Findings>> = serviceFindings;
const findingsOfAreas: Readonly<Record<string, Findings>> = areaFindings;

const serviceDocuments = services.map((service): SearchDocument => ({
  id: `service-${service.slug}`,
  group: 'service',
  title: service.label,
  href: service.href,
  description: service.description,
  keywords: [
    service.badge ?? '',
    categoryOfService(service.id)?.label ?? '',
    findingsOfServices[service.slug]?.keywords ?? '',
  ]
    .filter(Boolean)
    .join(' '),
  text: textOf(servicePage(service.slug)),
}));

const areaDocuments = areas.map((area): SearchDocument => ({
  id: `area-${area.id}`,
  group: 'area',
  title: area.label,
  href: area.href,
  description: area.description,
  keywords: `${area.suburbs.join(' ')} ${findingsOfAreas[area.id]?.keywords ?? ''}`,
  text: textOf(areaPage(area.id)),
}));

/** Where the questions of a service page stand on it. */
const FAQ_ANCHOR = 'faq';

const questionDocuments = services.flatMap(({ slug, href }) => {
  const page = servicePage(slug);
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
  title: projectName(project),
  href: `/projects?project=${project.id}`,
  description: project.summary,
  keywords: `${project.serviceLabel} ${project.year}`,
  text: '',
}));

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

const pageDocuments = pageEntries.flatMap(({ slug, label, seo }): readonly SearchDocument[] => {
  const search = pageSearch[slug];
  if (search === undefined) return [];
  return [
    {
      id: `page-${slug}`,
      group: 'page',
      title: search.title ?? label,
      href: pageHref(slug),
      description: seo.description,
      keywords: search.keywords,
      text: textOf(search.text),
    },
  ];
});

/** Characters of a legal section that are shown when no sentence of it matches better. */
const LEGAL_DESCRIPTION = 160;

const legalDocuments = (path: string, legal: LegalPage): readonly SearchDocument[] => [
  {
    id: `page-${path.slice(1)}`,
    group: 'legal',
    title: legal.h1,
    href: path,
    description: legal.lead,
    keywords: '',
    text: '',
  },
  ...legal.sections.map((section): SearchDocument => ({
    id: `legal${path.replace('/', '-')}-${section.id}`,
    group: 'legal',
    title: `${section.heading} (${legal.h1})`,
    href: `${path}#${section.id}`,
    description: beginningOf(textOf(section.blocks), LEGAL_DESCRIPTION),
    keywords: '',
    text: textOf(section.blocks),
  })),
];

/** Everything that the search can find; the build makes the index from it. */
export const searchDocuments: readonly SearchDocument[] = [
  ...serviceDocuments,
  ...areaDocuments,
  ...pageDocuments,
  contactSection,
  ...questionDocuments,
  ...projectDocuments,
  ...legalDocuments('/privacy-policy', privacyPolicy),
  ...legalDocuments('/terms-of-service', termsOfService),
];
