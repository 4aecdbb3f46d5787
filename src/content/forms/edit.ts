/** The window in which a request that waits is corrected. */
export const editText = {
  title: 'Correct your request',
  button: { idle: 'Save and send', busy: 'Sending...' },
  saved: 'Corrected. It is being sent.',
  sending: 'It is being sent at this moment. Try again when that is over.',
  gone: 'This request has been delivered or deleted meanwhile.',
  failed: 'The correction could not be saved on this phone. Nothing has been changed.',
  unreadable: 'This request can no longer be read.',
  loading: 'Opening your request',
} as const;
