import { dateFormat } from './date-format.ts';
import { WEBKIT_DAYS, type Prospect } from '#contract/waiting.ts';
import { thisDevice, thisDeviceFirst } from './device.ts';

/** Every sentence about a request that waits, by the place where it is read. */
export type WaitingWords = {
  /** The toast after Send. */
  readonly toast: string;
  /** The confirmation. */
  readonly confirmation: string;
  /** The confirmation where its page is missing. */
  readonly withoutPage: string;
  /** One request in the list. */
  readonly card: string;
  /** Above the list of those that wait; empty where nothing needs saying. */
  readonly note: string;
  /** At Send, while nothing gets through. */
  readonly beforeSend: string;
  /** After Send now was pressed in vain. */
  readonly stillWaiting: string;
  /** What a visitor who asks for a notification can rely on. */
  readonly notification: string;
};

const NOT_THROUGH = 'It did not get through just now.';
const AS_SOON = 'as soon as it can get through';
const UNDER_REQUESTS = 'until then it stays under My requests.';
const WHILE_OPEN = `It is sent ${AS_SOON} while this site is open.`;
const STAYS = `${NOT_THROUGH} It stays on ${thisDevice} and will be retried`;

const byItself: WaitingWords = {
  toast: `${NOT_THROUGH} It is sent automatically; you can close the site.`,
  confirmation:
    'It is sent automatically, even if you close this page. You can see it under My requests.',
  withoutPage: `Your request is kept here and sent automatically ${AS_SOON}.`,
  card: `Saved on ${thisDevice}. It is sent automatically ${AS_SOON}.`,
  note: '',
  beforeSend: `It is sent automatically ${AS_SOON}.`,
  stillWaiting: `${STAYS} automatically.`,
  notification: 'We will tell you here when it is delivered, even with the site closed.',
};

/** Before the browser has said what it does: what holds in every browser. */
const unknown: WaitingWords = {
  ...byItself,
  toast: `${NOT_THROUGH} It is sent when you open this site again.`,
  confirmation: `It is sent when you open this site again and it can get through; ${UNDER_REQUESTS}`,
  withoutPage: 'Your request is kept here and is sent when you open this site again.',
  card: `Saved on ${thisDevice}. It is sent ${AS_SOON}.`,
  beforeSend: WHILE_OPEN,
  stillWaiting: `${STAYS} while this site is open.`,
  notification: 'We will tell you here when it is delivered, as long as the site stays open.',
};

const dayInWords = dateFormat({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

const mayForget = (erasedAfter: number) =>
  `${thisDeviceFirst} may forget it after ${dayInWords(erasedAfter)}, unless this site is opened before.`;

const lastOpened = (days: number) =>
  `This site was last open here ${days === 1 ? 'yesterday' : `${days} days ago`}.`;

const clearable = `${thisDeviceFirst} may also clear it when it runs out of space.`;

const sentences = (...parts: readonly (string | false)[]) =>
  parts.filter((part) => part !== false).join(' ');

/** The sentences about a request that waits; `isAppleTouch`: on an iPhone or iPad. */
export function waitingWords(prospect: Prospect, isAppleTouch = false): WaitingWords {
  if (prospect.sends === 'by-itself') return byItself;
  if (prospect.sends === 'unknown') return unknown;
  const { erasedAfter, isClearable, daysAway } = prospect;
  const forgets = erasedAfter !== null && mayForget(erasedAfter);
  return {
    ...unknown,
    toast: sentences(unknown.toast, forgets),
    confirmation: sentences(unknown.confirmation, forgets),
    withoutPage: sentences(unknown.withoutPage, forgets),
    card: `Saved on ${thisDevice}. ${WHILE_OPEN}`,
    note: sentences(
      isAppleTouch
        ? 'On an iPhone nothing can be sent while the site is closed. Open it again when you are back in range.'
        : 'This browser sends only while the site is open. Come back to it when there is signal.',
      forgets,
      isClearable && clearable,
      daysAway > 0 && lastOpened(daysAway),
    ),
  };
}

const WITH_NEXT_PAGE = 'It is sent as soon as you open a page of this site with a connection.';

/**
 * The same without script, by the fragment of the confirmation's address: the page is prerendered,
 * so no day can be named.
 */
export const waitingWithoutScript = {
  saved: 'It is sent automatically, even if you close this page.',
  'saved-here': WITH_NEXT_PAGE,
  'saved-for-days': `${WITH_NEXT_PAGE} Your browser may forget it after ${WEBKIT_DAYS} days without a visit.`,
} as const;

/** The fragment for what a browser does. */
export function fragmentOf(prospect: Prospect): keyof typeof waitingWithoutScript {
  if (prospect.sends === 'by-itself') return 'saved';
  return prospect.sends === 'when-open' && prospect.erasedAfter !== null
    ? 'saved-for-days'
    : 'saved-here';
}
