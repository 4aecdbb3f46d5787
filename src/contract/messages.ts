import { limits } from './limits.ts';

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
