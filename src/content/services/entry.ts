import type { Seo } from '../page-types.ts';

export type ServiceCategoryId = 'structural' | 'restoration' | 'remedial';

/**
 * What every page's script knows of a service: short, since all services' entries are loaded with the
 * first page. Its long text is in `page.ts` beside it.
 */
export type ServiceEntry = {
  readonly id: string;
  /** Name of its folder, and last part of its path: /services/{slug}. */
  readonly slug: string;
  /** Its place among the services. */
  readonly order: number;
  readonly category: ServiceCategoryId;
  /** Shown after the other services of its category. */
  readonly apart?: boolean;
  readonly label: string;
  readonly description: string;
  readonly badge?: string;
  readonly seo: Seo;
  /** Id of the project that its page shows. */
  readonly job?: string;
};
