/** What stands for the owner's screens on a device that has not kept them, while there is no signal. */
export const notKept = {
  h1: 'The office needs a connection',
  text: 'Nobody is signed in to the office on this device, so its screens are not kept here. They open once there is signal again. Every other page of the site is on this device.',
  retry: { label: 'Try again', href: '/admin' },
  home: { label: 'Return to Home', href: '/' },
} as const;
