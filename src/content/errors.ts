import { business } from './business.ts';
import { thisDeviceFirst } from './device.ts';

/** Messages of the error catalogue (docs/behaviour.md), to the letter where it gives them. */
export const errors = {
  section: {
    title: 'Something went wrong',
    text: "We're sorry, but there was an error loading this section.",
    button: 'Try Again',
  },
  uncaught: {
    severity: 'high',
    message: 'An unexpected error occurred. Please refresh the page or try again.',
  },
  rejection: {
    severity: 'medium',
    message: 'A background operation failed. Some features may not work correctly.',
  },
  retry: 'Retry',
  imageUnavailable: 'Image unavailable',
  storage: {
    unavailable: 'This browser does not let us keep anything, so requests are sent straight away.',
    full: `${thisDeviceFirst} is out of space, so nothing more can be kept here.`,
  },
  call: `Call ${business.phone.display}`,
} as const;
