/** Words of the shell that belong to no menu. */
export const shellText = {
  search: {
    label: 'Search the site',
    href: '/search',
    box: '/search#search-term',
    hotkey: 'K',
  },
  requests: { label: 'My requests', href: '/requests' },
  pages: { label: 'Every page', href: '/sitemap' },
  mobileMenuLabel: 'Menu',
  skipLandmark: 'Skip links',
  hotkey: (letter: string) => `Alt+Shift+${letter}`,
  breadcrumbHome: 'Home',
  dismissToast: 'Dismiss',
} as const;
