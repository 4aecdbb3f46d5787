/** Words about the network, told quietly. */
export const network = {
  strip: 'No signal. Everything still works; what you send goes when you are back.',
  /** What the strip folds into once the sentence has been read. */
  tab: 'No signal',
  /** The browser has a network, and nothing from us comes over it. */
  unreachable: {
    strip:
      'Our server cannot be reached just now. Everything still works; what you send goes by itself when it can.',
    tab: 'Server not reached',
    back: 'Our server answers again.',
  },
  /** Right before Send. */
  beforeSend: {
    lost: 'No signal: your request is kept here.',
    unreachable: 'Our server cannot be reached just now: your request is kept here.',
    byItself: 'It goes by itself as soon as it can get through.',
    whileOpen: 'It goes by itself as soon as it can get through while this site is open.',
  },
  back: 'Back in range.',
  sendingWaiting: (count: number) =>
    count === 1 ? 'Sending 1 waiting request.' : `Sending ${count} waiting requests.`,
} as const;
