import { business } from './business.ts';
import { thisDevice } from './device.ts';

/** The offer to install the site as an app. */
export const install = {
  landmark: 'Keep this site on your home screen',
  title: `Keep us on ${thisDevice}`,
  text: 'The whole site opens without signal, and a request sent from a basement still arrives.',
  button: 'Add to home screen',
  later: 'Not now',
  installed: `${business.name} is on your home screen.`,
  iphone: {
    title: 'Add to your iPhone',
    steps: [
      { id: 'share', text: 'Press the Share button, the square with an arrow.' },
      { id: 'add', text: 'Scroll down and choose Add to Home Screen.' },
      { id: 'confirm', text: 'Press Add.' },
    ],
    close: 'Got it',
  },
} as const;
