import { business } from './business.ts';
import { pageLinks } from '#content/pages/index.ts';

/** Navigation item. */
export type NavigationItem = {
  readonly id: string;
  readonly label: string;
  readonly href: string;
};

/** Call-to-action record. */
export type CallToActionRecord = {
  readonly phone: string;
  readonly label: string;
  readonly description: string;
  readonly href: string;
};

/** Primary links, in order: the pages whose entries ask for a place in the menu. */
export const primaryLinks: readonly NavigationItem[] = pageLinks(({ menu }) => menu === true);

/** Whether a link is the active one: exact for Home, otherwise by its start. */
export function isActiveLink(href: string, pathname: string): boolean {
  return href === '/' ? pathname === '/' : pathname === href || pathname.startsWith(`${href}/`);
}

/** Call-to-action of the shell. */
export const callToAction = {
  phone: business.phone.display,
  label: 'Contact Us',
  description: 'Professional building services consultation',
  href: '/contact',
} as const satisfies CallToActionRecord;

/** Words of the navigation bar, its menus and the phone's bottom bar. */
export const navigationText = {
  landmark: 'Main',
  homeLink: `${business.name}, home`,
  quoteButton: 'Get Quote',
  callLabel: `Call ${business.phone.display}`,
  requests: 'My requests',
  requestsWaiting: (count: number) =>
    count === 1 ? '1 request waiting to be sent' : `${count} requests waiting to be sent`,
  servicesMenu: {
    open: 'Show services',
    close: 'Hide services',
    overview: { label: 'All services', href: '/services' },
    help: 'Need help choosing? Get a free consultation',
    helpButton: 'Call Expert',
  },
  areasMenu: {
    open: 'Show service areas',
    close: 'Hide service areas',
    overview: { label: 'All service areas', href: '/areas' },
    suburbs: 3,
    more: '…',
  },
  mobileMenu: {
    open: 'Open menu',
    close: 'Close menu',
    contact: 'Contact Us',
    quote: 'Get Quote',
    blurb: 'Professional Building Services',
  },
  bottomBar: { landmark: 'Quick contact', call: 'Call', quote: 'Get Quote' },
  breadcrumbs: 'You are here',
  scrollToTop: { label: 'Back to top', announcement: 'Back at the top of the page' },
  loading: 'Loading the page',
} as const;

/** Skip links with their hotkeys, Alt+Shift with the letter; K is the search's. */
export const skipLinks = [
  { href: '#main-content', label: 'Skip to content', hotkey: 'M' },
  { href: '#navigation', label: 'Skip to navigation', hotkey: 'N' },
  { href: '#services', label: 'Skip to services', hotkey: 'S' },
  { href: '#contact', label: 'Skip to contact', hotkey: 'C' },
  { href: '#footer', label: 'Skip to footer', hotkey: 'F' },
] as const;
