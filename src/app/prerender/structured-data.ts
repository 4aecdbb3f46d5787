import { areaByPath, placesServed } from '#content/areas/index.ts';
import { ownRating } from '#content/own-claims.ts';
import { business } from '#content/business.ts';
import { closures } from '#content/closures.ts';
import { businessDescription } from '#content/description.ts';
import { cardUrl, iconUrl } from '#content/logo.ts';
import { projects } from '#content/projects/index.ts';
import { serviceByPath, services } from '#content/services/index.ts';
import { servicePage } from '#content/services/pages.ts';
import { absoluteUrl, siteConfig } from '#content/site-config.ts';
import { crumbsFor } from '../routes/crumbs.ts';
import { NOT_FOUND_PATH, NOT_KEPT_PATH } from '../routes/table.ts';
import type { RouteEntry } from '../routes/types.ts';
import { galleryImages, imageObjects } from './image-data.ts';

type JsonLd = Readonly<Record<string, unknown>>;

const CONTEXT = 'https://schema.org';
const BUSINESS_ID = absoluteUrl('/#business');

/** Structured data of a route (schema.org), one object per JSON-LD block. */
export function structuredDataOf(route: RouteEntry): readonly JsonLd[] {
  // Not indexed, but other readers use it to see where the page belongs.
  if (route.noindex) return breadcrumbs(route);
  return [
    ...(route.path === '/' ? [webSite()] : []),
    ...(['/', '/about', '/contact'].includes(route.path) ? [contractor()] : []),
    ...serviceOf(route),
    ...areaServed(route),
    ...finishedJob(route),
    ...faqPage(route),
    ...breadcrumbs(route),
    ...imageObjects(route.path),
  ];
}

/** The same as the text of each block, escaped for a script element in HTML. */
export function dataTextsOf(route: RouteEntry): readonly string[] {
  return structuredDataOf(route).map((data) => JSON.stringify(data).replaceAll('<', '\\u003c'));
}

function contractor(): JsonLd {
  const { address, coordinates, phone } = business;
  return {
    '@context': CONTEXT,
    '@type': 'GeneralContractor',
    '@id': BUSINESS_ID,
    name: business.name,
    description: businessDescription,
    url: absoluteUrl('/'),
    telephone: phone.international,
    email: business.email.display,
    taxID: business.abn,
    image: absoluteUrl(cardUrl('default')),
    logo: absoluteUrl(iconUrl('icon-512')),
    foundingDate: String(business.established),
    priceRange: business.priceRange,
    paymentAccepted: business.payment.join(', '),
    currenciesAccepted: 'AUD',
    address: {
      '@type': 'PostalAddress',
      addressLocality: address.locality,
      addressRegion: address.region,
      postalCode: address.postcode,
      addressCountry: address.country,
    },
    geo: { '@type': 'GeoCoordinates', ...coordinates },
    areaServed: placesServed.map((name) => ({ '@type': 'Place', name })),
    openingHoursSpecification: business.openingHours
      .filter((row) => row.schemaDays.length > 0)
      .map(({ schemaDays, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: schemaDays,
        opens,
        closes,
      })),
    ...(closures.length > 0
      ? {
          specialOpeningHoursSpecification: closures.map(({ from, until }) => ({
            '@type': 'OpeningHoursSpecification',
            validFrom: from,
            validThrough: until,
            // Two equal times: closed all day.
            opens: '00:00',
            closes: '00:00',
          })),
        }
      : {}),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: 'Services',
      itemListElement: services.map(({ label }) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: label },
      })),
    },
    ...(ownRating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: ownRating.value,
        bestRating: ownRating.best,
        reviewCount: ownRating.count,
      },
    }),
    ...(siteConfig.socialLinks.length > 0
      ? { sameAs: siteConfig.socialLinks.map((link) => link.href) }
      : {}),
  };
}

function webSite(): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: business.name,
    url: absoluteUrl('/'),
    inLanguage: 'en-AU',
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${absoluteUrl('/search')}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

function serviceOf(route: RouteEntry): readonly JsonLd[] {
  const service = route.path.startsWith('/services/') ? serviceByPath(route.path) : undefined;
  if (!service) return [];
  return [
    {
      '@context': CONTEXT,
      '@type': 'Service',
      name: service.label,
      serviceType: service.label,
      description: route.description,
      url: absoluteUrl(service.href),
      image: absoluteUrl(cardUrl(route.share)),
      areaServed: placesServed.map((name) => ({ '@type': 'Place', name })),
      provider: provider(),
    },
  ];
}

function areaServed(route: RouteEntry): readonly JsonLd[] {
  const area = route.path.startsWith('/areas/') ? areaByPath(route.path) : undefined;
  if (!area) return [];
  return [
    {
      '@context': CONTEXT,
      '@type': 'Service',
      name: route.title,
      serviceType: services.map(({ label }) => label),
      description: route.description,
      url: absoluteUrl(route.canonical ?? route.path),
      areaServed: { '@type': 'Place', name: area.label },
      provider: provider(),
    },
  ];
}

/** A finished job (schema.org CreativeWork): what was done, where and in which year. */
function finishedJob({ source, path }: RouteEntry): readonly JsonLd[] {
  const project = source.kind === 'project' ? projects.find(({ id }) => id === source.id) : null;
  if (!project) return [];
  return [
    {
      '@context': CONTEXT,
      '@type': 'CreativeWork',
      name: project.title,
      description: project.summary,
      url: absoluteUrl(path),
      dateCreated: String(project.year),
      locationCreated: { '@type': 'Place', name: project.location },
      about: project.serviceLabel,
      image: galleryImages(path).map(({ url }) => url),
      creator: provider(),
    },
  ];
}

function provider(): JsonLd {
  return {
    '@type': 'GeneralContractor',
    '@id': BUSINESS_ID,
    name: business.name,
    telephone: business.phone.international,
    url: absoluteUrl('/'),
  };
}

/** The FAQ of a service page. */
function faqPage(route: RouteEntry): readonly JsonLd[] {
  const service = services.find(({ href }) => href === route.path);
  const page = service && servicePage(service.slug);
  if (!page?.faq) return [];
  return [
    {
      '@context': CONTEXT,
      '@type': 'FAQPage',
      mainEntity: page.faq.items.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}

function breadcrumbs(route: RouteEntry): readonly JsonLd[] {
  // Their files serve other paths.
  if ([NOT_FOUND_PATH, NOT_KEPT_PATH].includes(route.path)) return [];
  const crumbs = crumbsFor(route.path);
  if (crumbs.length <= 1) return [];
  return [
    {
      '@context': CONTEXT,
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map((crumb, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: crumb.label,
        item: absoluteUrl(crumb.href),
      })),
    },
  ];
}
