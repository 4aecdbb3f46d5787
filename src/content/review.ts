/** The rating flow (specification 1-§2.7), to the letter where it gives the words. */
export const review = {
  h1: 'How did we do?',
  lead: 'Tap a star.',
  starsLabel: 'Your rating',
  star: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
  /** Ratings up to this one lead to the private feedback form. */
  privateUpTo: 3,
  /** Milliseconds between the tap and the next screen. */
  delayMs: 300,
  feedback: {
    title: "We're Sorry to Hear That",
    text: 'Tell us what went wrong. This goes to Frank and his sons, nowhere else.',
    publicLink: 'Leave a public review all the same',
    back: 'Change my rating',
  },
  praise: {
    title: 'Awesome! Glad You Loved It',
    text: 'A few public words help the next person with a cracked wall find us.',
    button: 'Leave a Google Review',
    opening: 'Opening Google Reviews in a new tab...',
    pressed: 'Thank You!',
    unavailable: 'Our public review page is not linked yet. Thank you for telling us here.',
  },
  home: { label: 'Return to Home', href: '/' },
} as const;
