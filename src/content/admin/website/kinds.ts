import type { ContentKind } from '#contract/content/kinds.ts';

type KindWords = {
  readonly heading: string;
  readonly edit: string;
  /** Where entries can be added. */
  readonly add?: string;
  readonly added?: string;
  readonly nameless: string;
  /** What follows from it, or what cannot be changed. */
  readonly note?: string;
};

/** What each kind of content is called. */
export const kindWords: Readonly<Record<ContentKind, KindWords>> = {
  project: {
    heading: 'Projects',
    add: 'Add project',
    added: 'New project',
    edit: 'Edit project',
    nameless: 'Project without a title',
  },
  testimonial: {
    heading: 'Testimonials',
    add: 'Add testimonial',
    added: 'New testimonial',
    edit: 'Edit testimonial',
    nameless: 'Testimonial without a title',
  },
  gallery: {
    heading: 'Gallery',
    add: 'Add picture',
    added: 'New picture',
    edit: 'Edit picture',
    nameless: 'Picture without a caption',
    note: 'The pictures of the home page. A new one comes first.',
  },
  words: {
    heading: 'Words',
    edit: 'Edit words',
    nameless: 'Words',
    note: 'The texts of each page. Labels and messages of forms stay as they are.',
  },
  prices: { heading: 'Prices', edit: 'Edit prices', nameless: 'Prices' },
  numbers: {
    heading: 'Numbers',
    edit: 'Edit numbers',
    nameless: 'Numbers',
    note: 'You answer for each of them. Leave empty what you cannot say.',
  },
  business: {
    heading: 'Business',
    edit: 'Edit business',
    nameless: 'Business',
    note: 'Every page and the data for search engines follow. E-mails follow within seconds.',
  },
  hours: {
    heading: 'Opening hours',
    edit: 'Edit opening hours',
    nameless: 'Opening hours',
    note: 'On Sundays and public holidays there are priority calls only. This cannot be changed here. The times by which you promise to answer follow from these hours.',
  },
  closure: {
    heading: 'Closures',
    add: 'Add closure',
    added: 'New closure',
    edit: 'Edit closure',
    nameless: 'Closed',
    note: 'Every page says so from two weeks before the first day until the last. On these days there are priority calls only: the times by which you promise to answer follow, and so does the data for search engines.',
  },
  look: {
    heading: 'Logo and colour',
    edit: 'Edit logo and colour',
    nameless: 'Logo and colour',
    note: 'The logo stands before the name. The colour is that of buttons, rules and outlines on every page. White text on it must be readable, so it cannot be a light one.',
  },
  service: {
    heading: 'Services',
    add: 'Add service',
    added: 'New service',
    edit: 'Edit service',
    nameless: 'Service without a name',
    note: 'What is switched off has no page and is in no menu, list or form. One that you add has a page, and is in all of them. Any of them can have a picture of your own.',
  },
  area: {
    heading: 'Areas',
    add: 'Add area',
    added: 'New area',
    edit: 'Edit area',
    nameless: 'Area without a name',
    note: 'Any of them can have a picture of your own.',
  },
  home: {
    heading: 'Opening picture',
    edit: 'Edit opening picture',
    nameless: 'Opening picture',
  },
};

/** A part of the screen, with the kinds that it lists. */
export type Section = {
  readonly id: string;
  readonly title: string;
  readonly kinds: readonly ContentKind[];
};

export const sections: readonly Section[] = [
  { id: 'projects', title: 'Projects', kinds: ['project'] },
  { id: 'testimonials', title: 'Testimonials', kinds: ['testimonial'] },
  { id: 'gallery', title: 'Gallery', kinds: ['gallery'] },
  { id: 'home', title: 'Opening picture of the home page', kinds: ['home'] },
  { id: 'words', title: 'Words', kinds: ['words'] },
  { id: 'prices', title: 'Prices', kinds: ['prices'] },
  { id: 'numbers', title: 'Numbers', kinds: ['numbers'] },
  { id: 'business', title: 'Business', kinds: ['business'] },
  { id: 'look', title: 'Logo and colour', kinds: ['look'] },
  { id: 'hours', title: 'Hours and closures', kinds: ['hours', 'closure'] },
  { id: 'pages', title: 'Services and areas', kinds: ['service', 'area'] },
];

/** The switch of a page that can be taken off. */
export const switchWords = {
  label: (title: string) => `${title}: on the website`,
  on: 'It is being put on the website',
} as const;

/** Of a service or an area that is added. */
const pageFields = {
  label: { label: 'Name', helper: 'As menus and forms say it.' },
  description: { label: 'In a few words', helper: 'Below its name, in lists.' },
  h1: { label: 'Main heading', helper: 'The first line of its page.' },
  lead: {
    label: 'Introduction',
    helper: 'One or two sentences. Search engines show them, too.',
  },
} as const;

/** What each field is called. */
export const fieldWords = {
  project: {
    title: { label: 'Title', helper: 'What it is, in a few words: “Garden wall”.' },
    location: { label: 'Suburb' },
    year: { label: 'Year', helper: 'In which the job was finished.' },
    category: { label: 'Kind of work', none: 'Please choose' },
    summary: {
      label: 'Text',
      helper: 'What was wrong, what you did, and what came of it. Two to four sentences.',
    },
  },
  testimonial: {
    name: { label: 'Name', helper: 'As it is shown: first name and initial, for example.' },
    location: { label: 'Suburb' },
    date: { label: 'Month of the review', helper: 'Year and month: 2026-05.' },
    rating: { label: 'Stars' },
    title: { label: 'Title', helper: 'The gist of it, in a few words.' },
    content: { label: 'Review', helper: 'In the client’s own words.' },
    project: { label: 'What was done', helper: 'In a few words: “Garden wall rebuilt”.' },
  },
  gallery: {
    caption: { label: 'Caption', helper: 'What it is, in a few words. Shown below the picture.' },
    alt: {
      label: 'What is seen',
      helper: 'Read out to people who cannot see the picture.',
    },
  },
  business: {
    title: 'Name, numbers and address',
    names: 'Name and numbers',
    name: { label: 'Name' },
    shortName: {
      label: 'Short name',
      helper: 'Under the icon on a phone’s home screen.',
    },
    phone: { label: 'Phone', helper: 'With its area code: (02) 5550 0000.' },
    mobile: { label: 'Mobile', helper: 'Takes text messages.' },
    email: { label: 'E-mail' },
    abn: { label: 'ABN', helper: 'Eleven digits.' },
    licence: { label: 'Licence', helper: 'As it is shown, with its number.' },
    siteUrl: {
      label: 'Website address',
      helper:
        'As in the browser: https://www.example.com.au. Search engines are given this address.',
    },
    established: { label: 'Established', helper: 'Year of foundation.' },
    founder: { label: 'Founder' },
    privacyOfficer: {
      label: 'Privacy officer',
      helper: 'The person visitors ask about their personal data.',
    },
    address: 'Address',
    city: { label: 'City', helper: 'Where you work, as headings and search engines say it.' },
    state: {
      label: 'State or territory',
      none: 'Please choose a state or territory.',
      helper:
        'The website’s and e-mails’ clock and public holidays follow. Times in this admin stay by the clock it was built with.',
    },
    locality: { label: 'Suburb or city of the address' },
    postcode: { label: 'Postcode' },
    latitude: { label: 'Latitude', helper: 'Degrees, south is negative: -33.87.' },
    longitude: { label: 'Longitude', helper: 'Degrees east: 151.21.' },
  },
  look: {
    title: 'Logo and colour',
    logo: 'Logo',
    accent: { label: 'Colour of buttons, rules and outlines' },
  },
  service: {
    ...pageFields,
    category: {
      label: 'Group',
      helper: 'The names of the groups are under Words, Services.',
      none: 'Please choose',
    },
    text: { label: 'How you go about it', helper: 'In a few sentences.' },
    offers: 'What is part of it',
    title: (part: number) => `Part ${part}`,
    offer: (part: number) => `About part ${part}`,
    faq: 'Questions and answers',
    question: (number: number) => `Question ${number}`,
    answer: (number: number) => `Answer ${number}`,
  },
  area: {
    ...pageFields,
    suburbs: {
      label: 'Suburbs',
      helper: 'With commas between them. Forms suggest them, and the search finds them.',
    },
    text: { label: 'Text', helper: 'What is particular about working there.' },
  },
  home: { title: 'Opening picture of the home page' },
  hours: {
    title: 'Opening hours',
    weekdays: 'Monday to Friday',
    saturday: 'Saturday',
    opens: { label: 'Opens' },
    closes: { label: 'Closes', helper: 'Leave both empty for a day on which you are closed.' },
  },
  closure: {
    from: { label: 'First day' },
    until: { label: 'Last day' },
    reason: { label: 'Reason', helper: 'As visitors read it: “Christmas break”.' },
    days: (from: string, until: string) => (from === until ? from : `${from} to ${until}`),
    over: (days: string) => `${days}, over`,
  },
} as const;

/** The button that fills in where the phone is. */
export const locationWords = {
  button: 'Use my location',
  busy: 'Looking for your location',
  done: 'Your location is filled in.',
  refused:
    'The browser was not allowed to share your location. Allow it in its settings, or type the numbers.',
  failed: 'Your location could not be found. Try again outside, or type the numbers.',
} as const;

/** The button that fills in where the address is. */
export const addressWords = {
  button: 'Find by address',
  busy: 'Looking for the address',
  sent: 'Suburb, state and postcode are sent to a map service, nothing else.',
  source: '© OpenStreetMap contributors',
  choose: 'Which place is it?',
  done: 'Latitude and longitude of the address are filled in.',
  empty: 'Please write the suburb or city of the address first.',
  none: 'No such place was found. Check suburb, state and postcode, or type the numbers.',
  paused: 'The map service is limiting requests. Try again in a minute, or type the numbers.',
  unreachable: 'There is no signal. Try again later, or type the numbers.',
  failed: 'The map service did not answer. Try again later, or type the numbers.',
} as const;
