/** The owner's first screen: what to do today. */
export const todayWords = {
  loading: 'Loading what is due',
  failed: { title: 'Could not load what is due', button: 'Try Again' },
  lists: {
    ring: {
      heading: 'Ring now',
      empty: 'Nobody is waiting for an answer.',
      all: '/admin/leads?view=new',
    },
    due: {
      heading: 'Follow up',
      empty: 'No follow-up is due today.',
      all: '/admin/leads?view=due',
    },
    visits: { heading: 'Visits today', empty: 'No visits today.', all: '/admin/leads?view=visits' },
    quoted: {
      heading: 'Waiting for an answer to a quote',
      empty: 'No quote is waiting for an answer.',
      all: '/admin/leads?view=quoted',
    },
  },
  heading: (heading: string, count: number) => (count === 0 ? heading : `${heading}: ${count}`),
  all: (count: number) => `All ${count}`,
  actions: {
    group: (name: string) => `What happened with ${name}`,
    noAnswer: 'Called, no answer',
    talked: 'Called, talked',
    later: 'Later…',
  },
  /** Days to put a lead off to. */
  later: [
    { days: 1, label: 'Tomorrow' },
    { days: 3, label: 'In 3 days' },
    { days: 7, label: 'In a week' },
  ],
  done: {
    noAnswer: (name: string, day: string) => `${name}: no answer. Follow up on ${day}.`,
    noAnswerToday: (name: string) => `${name}: no answer.`,
    talked: (name: string) => `${name}: talked.`,
    later: (name: string, day: string) => `${name}: put off to ${day}.`,
    undone: (name: string) => `${name} is as before.`,
  },
  /** Entries in the history of a lead. */
  notes: {
    noAnswer: 'Called, no answer.',
    talked: 'Called, talked.',
    undone: (note: string) => `Undone: ${note}`,
  },
  undo: 'Undo',
  undoOf: (name: string) => `Undo: ${name}`,
} as const;
