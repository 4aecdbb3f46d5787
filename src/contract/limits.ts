/** Limits that the page, the worker and the server share (docs/behaviour.md). */
export const limits = {
  nameMin: 2,
  nameMax: 50,
  messageMax: 500,
  /** Longer free text on the quote and booking forms, which hold project descriptions. */
  descriptionMax: 2000,
  shortTextMax: 200,
  emailMax: 254,
  userAgentMax: 1000,
  urlMax: 2000,
  hostMax: 253,
  /** The honeypot field. */
  trapMax: 500,
  /** Bytes of one request body that the server accepts. */
  bodyMaxBytes: 64 * 1024,
  /** Forms filled in faster than this many milliseconds count as sent by a bot. */
  minFillMs: 1500,
} as const;

const KB = 1024;
const MB = 1024 * KB;

/** Limits of a lead's photos, shared by page, worker and server. */
export const photoLimits = {
  /** Photos per lead. */
  most: 6,
  captionMax: 80,
  /** Bytes of a picked file. */
  pickedMaxBytes: 40 * MB,
  /** Bytes of one upload. */
  uploadMaxBytes: 12 * MB,
  /** Bytes of one chunk of an upload. */
  pieceBytes: 256 * KB,
  /** Pixels of the longest side, and bytes, of a compressed picture. */
  longestSide: 1600,
  smallMaxBytes: 450 * KB,
} as const;

/** Limits of a recorded error and of the feedback about it. */
export const errorLimits = {
  messageMax: 2000,
  userMessageMax: 500,
  detailsMax: 4000,
  stackMax: 8000,
  feedbackMax: 2000,
} as const;

/** Wording of every validation rule (docs/behaviour.md). */
export const messages = {
  phoneRequired: 'Phone number is required',
  phoneInvalid: 'Please enter a valid Australian phone number',
  phoneOfService:
    'Please enter a valid Australian phone number: a mobile or landline that we can ring back',
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  nameRequired: 'Name is required',
  nameShort: `Name must be at least ${limits.nameMin} characters`,
  nameLong: `Name must be less than ${limits.nameMax} characters`,
  nameCharacters: 'Name can only contain letters, spaces, hyphens and apostrophes',
  messageLong: `Message must be less than ${limits.messageMax} characters`,
  textLong: 'This text is too long',
  feedbackRequired: 'Please share your feedback with us.',
  choiceRequired: 'Please choose one',
  fieldRequired: 'Please fill in this field',
  dateInvalid: 'Please enter a date',
  controls: 'This text has characters that cannot be shown. Please type it again.',
} as const;
