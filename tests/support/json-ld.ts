import { z } from 'zod';

const text = z.string().min(1);
const base = { '@context': z.literal('https://schema.org') };

/** What search engines require of each kind of structured data that the site emits. */
const kinds = z.discriminatedUnion('@type', [
  z.object({
    ...base,
    '@type': z.literal('GeneralContractor'),
    name: text,
    telephone: text,
    email: text,
    taxID: text,
    url: z.url(),
    foundingDate: z.literal('1995'),
    priceRange: z.literal('$$'),
    address: z.object({ addressLocality: text, addressRegion: text, addressCountry: text }),
    geo: z.object({ latitude: z.number(), longitude: z.number() }),
    areaServed: z.array(z.unknown()).length(7),
    hasOfferCatalog: z.object({ itemListElement: z.array(z.unknown()).length(8) }),
    openingHoursSpecification: z.array(z.object({ opens: text, closes: text })).min(2),
    aggregateRating: z.object({ ratingValue: z.literal(4.9), reviewCount: z.literal(47) }),
  }),
  z.object({
    ...base,
    '@type': z.literal('Service'),
    name: text,
    serviceType: z.union([text, z.array(text).min(1)]),
    provider: z.object({ name: text }),
  }),
  z.object({
    ...base,
    '@type': z.literal('WebSite'),
    name: text,
    url: z.url(),
    potentialAction: z.object({ '@type': z.literal('SearchAction'), 'query-input': text }),
  }),
  z.object({
    ...base,
    '@type': z.literal('FAQPage'),
    mainEntity: z.array(z.object({ name: text, acceptedAnswer: z.object({ text }) })).length(7),
  }),
  z.object({
    ...base,
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z
      .array(z.object({ position: z.number().int().positive(), name: text, item: z.url() }))
      .min(2),
  }),
  z.object({ ...base, '@type': z.literal('ImageObject'), contentUrl: z.url(), caption: text }),
]);

/** What is wrong with a block of structured data; empty when nothing is. */
export function breakJsonLdRules(block: unknown): string[] {
  const result = kinds.safeParse(block);
  return result.success
    ? []
    : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}
