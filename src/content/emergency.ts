import { claims, responseClaims } from './claims.ts';
import { ownArrivals } from './own-claims.ts';
import { saidInCity, saidInState } from './place-statements.ts';
import type { CallToAction, TextCard } from './page-types.ts';
import { withTexts } from './texts/with-texts.ts';

/** A public number to ring before us; they belong to the services named. */
export type EmergencyNumber = {
  readonly id: string;
  readonly label: string;
  readonly when: string;
  readonly display: string;
  readonly href: `tel:${string}`;
};

type Line = Omit<EmergencyNumber, 'href'>;

const lines: readonly Line[] = [
  {
    id: 'triple-zero',
    label: 'Police, fire, ambulance',
    when: 'Somebody is hurt or trapped, or there is fire or a smell of gas',
    display: '000',
  },
  {
    id: 'ses',
    label: saidInState('NSW State Emergency Service', 'State Emergency Service'),
    when: 'Storm damage, a tree on the roof, flood water',
    display: '132 500',
  },
  {
    id: 'gas',
    label: 'Jemena, gas leaks',
    when: 'Smell of gas outside, a broken pipe',
    display: '131 909',
  },
  {
    id: 'power-east',
    label: 'Ausgrid, fallen power lines',
    when: 'City, east, inner west, north',
    display: '13 13 88',
  },
  {
    id: 'power-west',
    label: 'Endeavour Energy, fallen power lines',
    when: 'Western and south-western Sydney',
    display: '131 003',
  },
  {
    id: 'water',
    label: 'Sydney Water, burst mains',
    when: 'Water coming out of the street',
    display: '13 20 90',
  },
];

/** The same everywhere in Australia; the others are of the city's networks. */
const EVERYWHERE = 2;

const numbers = saidInCity(lines, lines.slice(0, EVERYWHERE));

/** What to do until somebody comes; in order. */
const firstHour: readonly TextCard[] = [
  {
    title: 'Get everybody out from under it',
    text: 'Keep one and a half times the height of the wall clear, on both sides. Don’t go back for the car.',
  },
  {
    title: 'Ring 000 if anyone is hurt or you smell gas',
    text: 'Ring from outside. Leave switches alone, light ones too, while there is gas.',
  },
  {
    title: 'Close the path',
    text: 'Bins, rope, a parked car: anything that makes people walk around. Tell the neighbour whose side it leans to.',
  },
  {
    title: 'Don’t prop it yourself',
    text: 'A prop in the wrong place lifts what was still holding. Don’t pull loose pieces down either; they may be wedging others.',
  },
  {
    title: 'Turn off water, and power if you can reach it dry',
    text: 'A burst pipe under a footing does its worst in the first hour. The meter tap is usually at the front boundary.',
  },
  {
    title: 'Photograph it, then ring us',
    text: 'One picture of the whole, one close, one with something for scale. Your insurer wants to see it before it was touched.',
  },
];

/** The six situations of the page. */
const situations: readonly TextCard[] = [
  {
    title: 'Falling stone or render',
    text: 'We close the footpath, take down what is loose by hand from a lift, and net what has to wait.',
  },
  {
    title: 'A wall that leans or bulges',
    text: 'Raking shores on spreaders, the wall monitored by laser overnight, the garden side drained.',
  },
  {
    title: 'Vehicle through the front',
    text: 'The opening needled and propped before the car comes out, because by then the car may be the prop.',
  },
  {
    title: 'A chimney or parapet after a storm',
    text: 'Taken down to sound brick the same day, the roof sheeted, every brick kept for the rebuild.',
  },
  {
    title: 'Ground gone from under a footing',
    text: 'The hole kept dry, the corner carried on needles, flowable fill placed once the pipe is mended.',
  },
  {
    title: 'Concrete dropping from a balcony',
    text: 'The drummy concrete knocked off under control, props set from floor to floor, the balcony locked.',
  },
];

const arrivals = ownArrivals();

/** Texts of /emergency as the site was built. */
export const builtEmergency = {
  title: 'Emergency Repairs',
  h1: 'Something has moved, cracked or come down',
  lead: `Get clear of it first. Then ring: the line is answered ${claims.responses.emergency}, and a tradesperson talks to you, not a call centre.`,
  firstHour: { heading: 'The first hour', steps: firstHour },
  numbers: { heading: 'Whom to ring before us', items: numbers },
  responses: {
    heading: arrivals.length > 0 ? 'How soon we are there' : 'When we answer',
    items: [responseClaims.emergency, ...arrivals],
    note: 'Call-outs at night, on Sundays and on public holidays may carry after-hours rates. We name the rate on the phone, before anybody leaves.',
  },
  situations: { heading: 'Six situations we are called to', cards: situations },
  whatWeDo: {
    heading: 'What happens when we arrive',
    paragraphs: [
      'Making safe and repairing are two jobs. On the first visit we do only the first: shore, take down, cover, fence. You sign for that alone, at an hourly rate, and nothing about it ties you to us for the repair.',
      'Before we leave you have photographs, a sketch of what is propped on what, and a list of what must not be touched. Insurers pay for reasonable make-safe work as a rule, and ask for exactly these papers.',
      'An engineer looks at the building in daylight. The repair is designed, quoted in writing and, where the building is listed, reported at once to the council or the heritage authority, with the photographs from before anything was taken down.',
    ],
  },
  callToAction: {
    heading: 'Not sure whether it is urgent?',
    text: 'Describe it to us. If it can wait until Monday we tell you so, and what to watch in the meantime.',
    button: 'Get Free Assessment',
    call: 'Ring the emergency line',
  } satisfies CallToAction,
} as const;

const texts = withTexts('words', 'emergency', builtEmergency);

/** Texts of /emergency. */
export const emergency = {
  ...texts,
  numbers: {
    ...texts.numbers,
    items: texts.numbers.items.map((one): EmergencyNumber => ({
      ...one,
      href: `tel:${one.display.replaceAll(' ', '')}`,
    })),
  },
};
