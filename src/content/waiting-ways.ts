import { business } from './business.ts';
import { referenceOf } from '#contract/reference.ts';
import { WEBKIT_DAYS } from '#contract/waiting.ts';

/** What a visitor can do for a request that waits where nothing is sent with the site closed. */
export const waitingWays = {
  heading: 'So that it is not forgotten',
  homeScreen: {
    label: 'Add to Home Screen',
    /** On an iPhone, where an app has a storage of its own. */
    iphone: `What you send from there is not erased after ${WEBKIT_DAYS} days. This request stays in this browser: open the site here once more, or hand it over below.`,
    other: 'It opens without signal, and what waits goes as soon as you open it.',
  },
  remind: {
    label: 'Remind me',
    text: 'An entry in your calendar for tomorrow at 9 am, with a link to My requests.',
    file: 'reminder.ics',
    /** At this hour of the next day, by the phone's clock. */
    hour: 9,
    title: `Open ${business.name} to send your request`,
    entry: (id: string) =>
      `Request ${referenceOf(id)} waits on your phone. It goes when you open this page with signal.`,
  },
  handOver: {
    heading: 'Hand it to Mail or Messages, which send by themselves',
    text: 'They keep it and send it on their own once there is signal. However it comes to us, it counts once.',
    mail: 'Mail',
    messages: 'Messages',
    share: 'Share',
    shareWithPhotos: (count: number) =>
      count === 1 ? 'Share with its photo' : `Share with its ${count} photos`,
    code: 'Show as QR code',
    codeText: 'Somebody of ours can scan it from your screen, also without signal.',
    codeOf: (number: number, count: number) =>
      count === 1 ? 'QR code of this request' : `QR code ${number} of ${count} of this request`,
    tooLong: 'It is too long for one text message.',
    subject: (id: string) => `Request ${referenceOf(id)}`,
  },
} as const;
