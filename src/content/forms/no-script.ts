import { photoLimits } from '#contract/limits.ts';
import { business } from '../business.ts';

const MB = 1024 * 1024;

/** What is said of a form that was sent without script; the server says it in the page. */
export const noScriptText = {
  /** The server could not take it just now. */
  notNow: `We could not take this just now. Nothing you typed is lost: wait a minute and send it again, or call ${business.phone.display}.`,
  /** In the answer of the service worker, which has no page to show them in. */
  offline: {
    title: 'Please check your request',
    text: 'You are offline, and this cannot be kept to be sent later yet. Go back: what you typed is still there.',
  },
  photos: {
    tooMany: `Please choose up to ${photoLimits.most} photos.`,
    tooLarge: `Each photo may have up to ${photoLimits.uploadMaxBytes / MB} MB. Please choose smaller ones.`,
    unusable: 'One of the files is not a photo that we can open. JPEG, PNG and WebP work.',
    /** Browsers do not let a page fill in chosen files. */
    chooseAgain: 'Please choose your photos again.',
  },
} as const;
