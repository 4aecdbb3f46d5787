import { thisDevice } from '../device.ts';

/** The window in which a request that waits is corrected. */
export const editText = {
  title: 'Correct your request',
  button: { idle: 'Save and send', busy: 'Sending...' },
  /** Saved in another tab while it was being corrected here. */
  changed: {
    title: 'This request was changed in another tab',
    text: 'It was saved there after you opened it here. Nothing of either is lost until you choose.',
    there: 'In the other tab',
    here: 'Here',
    keepHere: 'Send what is here',
    keepThere: 'Keep the other',
  },
  saved: `Corrected and kept on ${thisDevice}. It goes as soon as it can.`,
  sending: 'It is being sent right now. Try again in a moment.',
  gone: 'This request has been delivered or deleted in the meantime.',
  failed: `The correction could not be saved on ${thisDevice}. Nothing has been changed.`,
  unreadable: 'This request can no longer be read.',
  loading: 'Opening your request',
  mayHaveArrived:
    'The first version may already have arrived. Your correction goes under the same number, so that we know which one counts.',
} as const;
