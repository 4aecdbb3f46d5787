import { referenceOf } from '#contract/reference.ts';
import type { AnswerName } from '#contract/form-data.ts';
import type { FormType } from '#contract/form-types.ts';
import { photoLimits } from '#contract/limits.ts';
import type { PhotoRefusal } from '#contract/photos.ts';
import { business } from './business.ts';
import { thisDevice, thisDeviceFirst } from './device.ts';

/** States of a request in the visitor's list, in plain words. */
export type RequestState =
  | 'pending'
  | 'sending'
  | 'delivered'
  | 'unconfirmed'
  | 'parked'
  | 'paused'
  | 'withdrawn'
  | 'kept'
  | 'unreadable';

/** The beginning of the message about a refused answer: one of the contract without a name is a type error. */
export const answerNames: Readonly<Record<AnswerName, string>> = {
  phone: 'Phone number',
  phoneE164: 'Phone number',
  name: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  service: 'Service',
  serviceType: 'Service',
  additionalServices: 'Other services',
  topic: 'Page',
  asksFor: 'Asked for',
  urgency: 'Urgency',
  location: 'Location',
  message: 'Message',
  preferredContact: 'How to reply',
  address: 'Address',
  description: 'Description',
  budget: 'Budget',
  propertyType: 'Building',
  buildingAge: 'Age of the building',
  assessmentTypes: 'What to assess',
  assessmentLevel: 'Report',
  preferredDate: 'Date',
  timeSlot: 'Time',
  concerns: 'Concerns',
  accessInstructions: 'Access',
  extras: 'Extras',
  quotedPrice: 'Price',
  feedback: 'Feedback',
  rating: 'Stars',
  submissionType: 'Kind of feedback',
  mayQuote: 'Quoting you',
};

const ASKED_TO_DELETE = `As soon as ${thisDevice} reaches us, we are asked to delete our copy too.`;

type Stated = { readonly label: string; readonly text: string };

/** The page of waiting and sent requests. */
export const requests = {
  h1: 'My requests',
  lead: 'Everything you sent from here, and how it stands.',
  states: {
    pending: { label: 'Waiting' },
    sending: { label: 'Sending', text: 'On its way now.' },
    delivered: {
      label: 'Delivered',
      text: `We have it. Your details have been removed from ${thisDevice}.`,
    },
    unconfirmed: {
      label: 'Sent',
      text: `It left ${thisDevice}. The receiving service does not tell us whether it has been read.`,
    },
    parked: {
      label: 'Needs correcting',
      text: 'It was not accepted as it is. Correct it and send it again, or call us.',
    },
    paused: {
      label: 'Held',
      text: 'Our receiving end refuses everything just now. The fault is ours. It is tried again when you open this site, once a day at most, or when you press Send now.',
    },
    withdrawn: {
      label: 'Being deleted',
      text: `Deleted from ${thisDevice}. ${ASKED_TO_DELETE}`,
    },
    kept: {
      label: 'Not deleted yet',
      text: 'We had begun to work on it, so it is not deleted without us. We can see that you asked.',
    },
    unreadable: {
      label: 'Cannot be read',
      text: 'This entry was damaged or comes from another version. It is kept as it is and does not hold up the others.',
    },
  } satisfies Record<Exclude<RequestState, 'pending'>, Stated> & { pending: Pick<Stated, 'label'> },
  /** Of one whose deletion was refused, as by an earlier version of the server. */
  notDeleted: `It could not be deleted at our end from here. Call ${business.phone.display} and we will do it.`,
  /** What each form's request is called here; the owner's names for the forms mean nothing to visitors. */
  forms: {
    smart_lead: 'Quote request',
    enhanced_contact: 'Message from the contact page',
    quick_assessment: 'Booking of an assessment report',
    assessment_popup: 'Request for a free assessment',
    hero_contact: 'Enquiry',
    lead_capture: 'Question about a service',
    modern_contact: 'Message',
    feedback: 'Feedback',
  } satisfies Record<FormType, string>,
  waitingHeading: `Waiting on ${thisDevice}`,
  sentHeading: `Sent from ${thisDevice}`,
  reading: 'Reading what is kept here.',
  noScript: `This list is kept in your own browser and needs JavaScript. To ask about a request, call ${business.phone.display}.`,
  writtenAt: 'Written',
  sentAt: 'Sent',
  receivedAt: 'Received',
  nextTryIn: (wait: string) => `Next try ${wait.replace(/^in /, 'in about ')}`,
  nextTryNow: 'Next try: as soon as it can get through',
  attempts: (count: number) =>
    count === 1 ? 'Tried once' : count === 2 ? 'Tried twice' : `Tried ${count} times`,
  receipt: 'Receipt',
  reason: 'Reason given',
  reasons: {
    network: 'It did not get through',
    timeout: 'No answer in time',
    rateLimited: 'Too many requests; waiting as asked',
    server: 'Trouble at our receiving end',
    noReceipt: 'The answer was not ours, as when a network asks you to sign in first',
    interrupted: 'The site was closed while it was on its way',
    unknown: 'Unknown',
  },
  buttons: {
    retry: 'Send now',
    readAgain: 'Read the list again',
    retryAll: 'Send all now',
    edit: 'Correct',
    delete: 'Delete',
    withdraw: 'Delete at our end too',
    undo: 'Undo',
    copy: 'Copy as text',
    call: 'Call instead',
    sms: 'Send by SMS',
    clear: 'Clear from this list',
    clearAll: 'Clear delivered',
    notify: 'Tell me when it is delivered',
  },
  stillWaiting: { title: 'Still waiting' },
  /** It got through, and was refused again: it goes when it has been corrected. */
  stillRefused: {
    title: 'Not accepted yet',
    text: 'Something in it still needs correcting. It is kept here until you correct it.',
  },
  /** The receiving end answers, and refuses everybody. */
  stillPaused: {
    title: 'Not taken yet',
    text: 'Our receiving end refuses everything just now. It is kept here; if it is pressing, please call.',
  },
  deleted: { title: 'Request deleted' },
  /** It was sent, and nothing is known of what happened to it. */
  deletedMayHaveArrived: {
    title: `Deleted from ${thisDevice}`,
    description: `A copy may have reached us all the same. If you want it withdrawn, call ${business.phone.display}.`,
  },
  /** It may have arrived, and its receiver can be asked. */
  withdrawn: {
    title: `Deleted from ${thisDevice}`,
    description: ASKED_TO_DELETE,
  },
  undoTooLate: 'It has been deleted for good. Please send it again.',
  /** It has arrived. */
  deletedDelivered: {
    title: `Deleted from ${thisDevice}`,
    description: `From ${thisDevice} only: we have the request, and its photos if there are any.`,
  },
  /** It has arrived, and some of its photographs have not. */
  deletedWithPhotos: {
    title: `Deleted from ${thisDevice}`,
    description: `From ${thisDevice} only: we have the request. Its photos that had not arrived are not sent.`,
  },
  cleared: 'Cleared',
  actionFailed: `${thisDeviceFirst}’s storage did not answer. Nothing was changed; please try once more.`,
  copied: 'Copied',
  copyFailed: 'Could not copy. Select the text and copy it by hand.',
  empty: {
    title: 'Nothing waiting, nothing sent',
    text: `Requests that you send from ${thisDevice} are listed here until they arrive.`,
    link: { label: 'Request a quote', href: '/quote' },
  },
  unavailable: {
    title: 'This browser keeps nothing here',
    text: 'Storage is switched off, as in a private window. Requests are sent straight away or not at all, so wait for the confirmation before you leave.',
  },
  loadFailed: 'The list could not be read. What waits has not been touched.',
  setAside: (count: number) =>
    count === 1 ? '1 entry cannot be read' : `${count} entries cannot be read`,
  notificationsDenied: 'Notifications are switched off for this site in your browser.',
  noneWaiting: 'Nothing is waiting',
  countLabel: (count: number) => (count === 1 ? '1 request waiting' : `${count} requests waiting`),
} as const;

/** What the SMS and the copied text say of a request. */
export type RequestSummary = {
  readonly name: string;
  readonly phone: string;
  readonly service: string;
  readonly location: string;
  readonly message: string;
};

/** A request as text, for an SMS to the business or the clipboard; empty answers are left out. */
export function requestAsText(request: RequestSummary, id: string): string {
  const lines = [
    `Request to ${business.name}`,
    request.name,
    request.phone,
    request.service && `About: ${request.service}`,
    request.location && `Where: ${request.location}`,
    request.message,
    `Reference: ${referenceOf(id)}`,
  ];
  return lines.filter((line) => line !== '').join('\n');
}

const byMail = `Please send it to ${business.email.display}.`;

/** Why a photograph was not taken. */
const photoRefusals: Readonly<Record<PhotoRefusal, string>> = {
  unusable: `It could not be used as a photo and is not sent again. ${byMail}`,
  enough: `The request has ${photoLimits.most} photos already, so this one was not taken. ${byMail}`,
  requestGone: 'We have deleted the request, so it was not taken.',
  otherSender: `Only the device and browser that first sent the request can add photos to it. ${byMail}`,
  failing: `Our receiving end has answered with errors for days, so it is no longer retried automatically. The photo is still here: try it now, or send it to ${business.email.display}.`,
  lostHere: `${thisDeviceFirst} has lost it before it was sent. ${byMail}`,
};

/** The photographs of a request, in the list of requests. */
export const requestPhotos = {
  progressLabel: 'Photos on their way',
  waiting: (count: number) =>
    count === 1 ? '1 photo waits with it.' : `${count} photos wait with it.`,
  waitingForWifi: (count: number) =>
    count === 1 ? '1 photo waits for Wi-Fi.' : `${count} photos wait for Wi-Fi.`,
  arrivedOf: (arrived: number, count: number) =>
    count === 1 ? 'Its photo has not arrived yet.' : `${arrived} of ${count} photos have arrived.`,
  arrived: (count: number) =>
    count === 1 ? 'Its photo has arrived.' : `All ${count} photos have arrived.`,
  photo: (number: number) => `Photo ${number}`,
  takeBack: 'Take back',
  takeBackOf: (number: number) => `Take back photo ${number}`,
  takenBack: (number: number) => ({
    title: `Photo ${number} taken back`,
    description: 'It is not sent, and removed at our end as far as it had arrived.',
  }),
  tooLate: 'It has been removed for good. Please take the photo again.',
  /** A photograph by its number, and by its words where it has any. */
  named: (number: number, caption: string) =>
    caption === '' ? `Photo ${number}` : `Photo ${number}, ‘${caption}’`,
  /** How one photograph stands, after its name. */
  states: {
    withRequest: 'goes with the request',
    forWifi: 'waits for Wi-Fi',
    next: 'waits its turn',
    sending: (percent: number) => `on its way, ${percent} %`,
    notYet: 'not sent yet',
    partly: (percent: number) => `${percent} % has arrived`,
    arrived: 'arrived',
    refused: 'not taken',
  },
  refusals: photoRefusals,
  tryAgain: 'Try now',
  tryAgainOf: (number: number) => `Try photo ${number} now`,
} as const;
