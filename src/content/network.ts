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
  back: 'Back in range.',
  sendingWaiting: (count: number) =>
    count === 1 ? 'Sending 1 waiting request.' : `Sending ${count} waiting requests.`,
} as const;
