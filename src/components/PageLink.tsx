import MuiLink, { type LinkProps } from '@mui/material/Link';
import { RouterLink } from './RouterLink.tsx';

export type PageLinkProps = Omit<LinkProps, 'component' | 'href'> & { readonly to: string };

/** MUI's link to a page of the site: the router follows it, without a page load. */
export function PageLink(props: PageLinkProps) {
  return <MuiLink component={RouterLink} {...props} />;
}
