import { addedAreas, areas } from './areas/index.ts';
import type { AreaPage } from './areas/types.ts';
import { claims } from './claims.ts';
import { addedServices, serviceEntries, services } from './services/index.ts';
import type { ServicePage } from './services/types.ts';

/** The page of a service that the firm has added: its own words, with what all such pages say. */
export function addedServicePage(slug: string): ServicePage {
  const entry = addedServices.find((service) => service.slug === slug);
  if (!entry?.added) throw new Error(`There is no service ${slug}.`);
  const { label, category, added } = entry;
  return {
    title: label,
    h1: added.h1,
    lead: added.lead,
    offers: { heading: 'What is part of it', cards: added.offers },
    fact: { heading: 'How we go about it', text: added.text },
    callToAction: {
      heading: 'Let us have a look at it',
      text: `Send a photo and a few words. The first visit costs nothing within ${claims.freeVisitRadius}.`,
      button: 'Get Free Assessment',
      call: 'Ask us on the phone',
    },
    ...(added.faq.length > 0 && { faq: { heading: 'Questions people ask', items: added.faq } }),
    relatedServices: serviceEntries
      .filter((other) => other.category === category && other.slug !== slug)
      .map((other) => other.slug),
    relatedAreas: areas.map(({ id }) => id),
  };
}

/** The page of an area that the firm has added: its own words, with what all such pages say. */
export function addedAreaPage(id: string): AreaPage {
  const entry = addedAreas.find((area) => area.id === id);
  if (!entry?.added) throw new Error(`There is no area ${id}.`);
  const { label, suburbs, added } = entry;
  return {
    title: label,
    h1: added.h1,
    lead: added.lead,
    local: { heading: `Working in ${label}`, paragraphs: [added.text] },
    places: { heading: 'Where we come to', names: suburbs },
    services: {
      heading: `Our services in ${label}`,
      cards: services.map((service) => ({
        service: service.slug,
        title: service.label,
        text: service.description,
      })),
    },
    callToAction: {
      heading: `Is your building in ${label}?`,
      text: `Tell us what you see. To look at it costs nothing within ${claims.freeVisitRadius}.`,
      button: 'Get Free Assessment',
      call: 'Call us about it',
    },
    relatedServices: [],
  };
}
