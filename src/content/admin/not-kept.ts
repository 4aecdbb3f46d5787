/** Shown offline in place of the owner's screens on a device that has not cached them. */
export const notKept = {
  h1: 'The office needs a connection',
  text: 'Nobody is signed in to the office on this device, so its screens are not stored here. They open once you are online again. All other pages of the site are available offline.',
  retry: { label: 'Try again', href: '/admin' },
  home: { label: 'Return to Home', href: '/' },
} as const;
