import { titled } from './seo.ts';

/** Its place in lists that services and areas add to: after those of the build. */
const ADDED_ORDER = 80;

type Added = { readonly label: string; readonly description: string; readonly lead: string };

/** What lists and search engines say of a service or an area that the firm has added. */
export const addedHead = ({ label, description, lead }: Added) => ({
  order: ADDED_ORDER,
  label,
  description,
  seo: { title: titled(label), description: lead },
});
