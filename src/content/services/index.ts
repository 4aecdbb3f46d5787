import type { AddedService } from '#contract/content/pages.ts';
import type { PublishedContent } from '#contract/content/published.ts';
import { addedHead } from '../added.ts';
import { addedPages, publishedContent } from '../published.ts';
import { withTexts } from '../texts/with-texts.ts';
import { list } from './list/entries.ts';
import { serviceCategoryIds, type ServiceCategoryId, type ServiceEntry } from './types.ts';

/** Last part of the path /services/{slug} of a service of the build; the firm may add others. */
type BuiltSlug = (typeof list)[number]['slug'];

/** A service as menus, search and sitemap list it. */
export type ServiceLink = {
  readonly id: string;
  readonly slug: string;
  readonly label: string;
  readonly href: `/services/${string}`;
  readonly description: string;
  readonly badge?: string;
};

/** Key of an icon; the page decides which drawing it stands for. */
export type ServiceIcon = 'Building' | 'Hammer' | 'Shield';

export type ServiceCategory = {
  readonly id: ServiceCategoryId;
  readonly label: string;
  readonly description: string;
  readonly icon: ServiceIcon;
  /** Where the overview shows it: /services#{id}. */
  readonly href: `/services#${ServiceCategoryId}`;
  /** What the shared catalogue lists. */
  readonly services: readonly ServiceLink[];
  /** Further pages of the category, shown after its services. */
  readonly also: readonly ServiceLink[];
};

/** What the build says of a service, with what was published of it. */
export const withServiceTexts = <Built extends object>(slug: string, built: Built) =>
  withTexts('words', `service-${slug}`, built);

/** Every service's entry as the site was built, in its own order. */
export const builtServiceEntries: readonly (ServiceEntry & { readonly slug: BuiltSlug })[] = list;

function addedService(slug: string, added: AddedService): ServiceEntry {
  const head = addedHead(added);
  const { order, label, description } = head;
  // Leads keep the name itself, which can be read whatever is on the site by then.
  const option = { order, value: label, label };
  return {
    ...head,
    id: slug,
    slug,
    // A later build may have other groups.
    category: serviceCategoryIds.find((id) => id === added.category) ?? serviceCategoryIds[0],
    options: {
      popup: option,
      contact: option,
      catalogue: { ...option, description, popular: false },
      quote: option,
    },
    added,
  };
}

type Published = PublishedContent['service'];

const addedTo = (published: Published | undefined): readonly ServiceEntry[] =>
  addedPages(published, addedService);

/** The services that the firm has added to those of the build. */
export const addedServices = addedTo(publishedContent?.service);

/** Every service's entry, in its own order, where this has been published of them. */
export const serviceEntriesOf = (published: Published | undefined): readonly ServiceEntry[] => [
  ...builtServiceEntries
    .filter(({ slug }) => published?.[slug] !== null)
    .map((entry) => withServiceTexts(entry.slug, entry)),
  ...addedTo(published),
];

/** Every service's entry, in its own order. */
export const serviceEntries = serviceEntriesOf(publishedContent?.service);

/** Where a service's page is. */
export const serviceHref = (slug: string): ServiceLink['href'] => `/services/${slug}`;

const linkOf = ({ id, slug, label, description, badge }: ServiceEntry): ServiceLink => ({
  id,
  slug,
  label,
  href: serviceHref(slug),
  description,
  ...(badge === undefined ? {} : { badge }),
});

type CategoryWords = Pick<ServiceCategory, 'label' | 'description' | 'icon'>;

/** What each group is called as the site was built, whether it has services or not. */
export const builtCategoryWords: Readonly<Record<ServiceCategoryId, CategoryWords>> = {
  structural: {
    label: 'Structural Work',
    description: 'What carries the building: walls, footings and openings',
    icon: 'Building',
  },
  restoration: {
    label: 'Restoration Services',
    description: 'Old fabric kept, and repaired in its own materials',
    icon: 'Hammer',
  },
  remedial: {
    label: 'Remedial Building',
    description: 'Defects traced to their cause and put right once',
    icon: 'Shield',
  },
};

const categoryWords = withTexts('words', 'services', builtCategoryWords, 'groups.');

function category(id: ServiceCategoryId): ServiceCategory {
  const own = serviceEntries.filter((entry) => entry.category === id);
  return {
    id,
    ...categoryWords[id],
    href: `/services#${id}`,
    services: own.filter((entry) => !entry.apart).map(linkOf),
    also: own.filter((entry) => entry.apart).map(linkOf),
  };
}

/**
 * The categories of the menus. A service that stands apart has a page, but no place in the shared
 * catalogue: it stands in `also` of its category. A category without services is not shown.
 */
export const serviceCategories: readonly ServiceCategory[] = serviceCategoryIds
  .map(category)
  .filter(({ services, also }) => services.length + also.length > 0);

/** Every service that has a page, category by category. */
export const services: readonly ServiceLink[] = serviceCategories.flatMap((category) => [
  ...category.services,
  ...category.also,
]);

/** The service whose page a path such as '/services/masonry/' or 'masonry' names. */
export function serviceByPath(fragment: string): ServiceLink | undefined {
  const slug = fragment.split(/[?#]/, 1)[0]?.split('/').findLast(Boolean);
  return services.find((service) => service.slug === slug);
}

/** The category that a service belongs to. */
export function categoryOfService(serviceId: string): ServiceCategory | undefined {
  return serviceCategories.find((category) =>
    [...category.services, ...category.also].some((service) => service.id === serviceId),
  );
}
