import { claims } from '../../claims.ts';
import { stating } from '../../own-claims.ts';
import type { Findings } from '../../page-types.ts';
import { picture as lessonPicture } from '../../pictures/generated/gallery-sandstone-terrace.ts';
import { saidInCity } from '../../place-statements.ts';
import type { ServicePage } from '../types.ts';

/** Page /services/building-restoration. */
export const page = {
  title: 'Building Restoration',
  h1: 'Whole façades restored under one scaffold',
  lead: `${stating('buildingsRestored', `${claims.buildingsRestored} buildings restored have shown us the order of things`, 'There is an order of things')}: water first, structure second, surface last. Done in that order, no trade undoes the one before it.`,
  measures: [
    { value: '150\u00a0mm', label: 'from the ground up to the floor, at the least' },
    { value: '600\u00a0mm', label: 'of wall cut out at a time to lay a new damp course' },
    { value: '25\u00a0mm', label: 'of brick dries in a month, so render has to wait' },
  ],
  offers: {
    heading: 'One programme, six trades',
    cards: [
      {
        title: 'Paint removal',
        text: 'Poultice and steam strippers that lift ten coats off brick without taking its fire-skin. Lead paint is contained and bagged.',
      },
      {
        title: 'Render repair',
        text: 'Hollow render tapped out and cut square; new coats built up, each weaker than the one below it.',
      },
      {
        title: 'Rising damp treatment',
        text: 'A new damp course by undersetting or injection, salt-laden plaster removed, and sub-floor vents opened again.',
      },
      {
        title: 'Cornices and ornament',
        text: 'Broken brackets, urns and labels cast from moulds of their neighbours, and fixed with stainless dowels.',
      },
      {
        title: 'Windows, doors and balconies',
        text: 'Sashes eased and reweighted, balcony boards and posts pieced in, sill flashings made to work.',
      },
      {
        title: 'Breathable finishes',
        text: 'Limewash and mineral silicate paint that bond with the wall and let it dry, tinted to a scheme that fits its age.',
      },
    ],
  },
  benefits: {
    heading: 'Why do it in one go',
    cards: [
      {
        title: 'The scaffold is paid for once',
        text: 'Gutters, chimneys, render and sashes are all within reach on the same planks. Doing them years apart pays the hire again each time.',
      },
      {
        title: 'Every trade finds its base ready',
        text: 'Painters don’t follow a leaking gutter, plasterers don’t cover wet brick. One supervisor holds the order.',
      },
      {
        title: 'A price by elevation',
        text: 'Front, sides and rear are priced apart. If the budget stops, it stops at a corner and not in the middle of a wall.',
      },
    ],
  },
  lesson: {
    heading: 'The damp wall, and the order that dries it',
    picture: lessonPicture,
    blocks: [
      {
        heading: 'What to look for',
        paragraphs: [
          `Blistered paint in a band up to a metre above the floor, with salt like fine hair beneath it, is damp rising from the ground. Damp that starts at a ceiling and fades downwards comes from a gutter. A patch the size of a dinner plate that returns after every ${saidInCity('southerly', 'storm')} is a crack in the render.`,
          'Knock along the render with a knuckle. Sound render answers short and high; loose render answers like a drum. Mark the drummy parts with chalk and you’ve made the scope.',
        ],
      },
      {
        heading: 'Why it happens',
        paragraphs: [
          'Houses from before about 1900 had damp courses of slate or of tar and sand. These crack with the footing. Then somebody lifts the garden bed or concretes the side passage, and the ground stands above the course altogether. The water it carries brings salt from the soil; the water leaves through the plaster, the salt stays.',
          'The usual answer, waterproof cement render, only hides it. The moisture climbs behind the render until it finds a way out, often on the first floor.',
        ],
      },
      {
        heading: 'How we dry and restore it',
        paragraphs: [
          'First the ground goes down to at least 150\u00a0mm below the floor, downpipes are connected, and vents are cleared. A reading is taken at marked points and again each month, so that drying is seen in numbers. A pin meter alone reads salt as damp; where it matters we drill for a sample and weigh it wet and dry.',
          'Then the damp course. On stout walls we underset: 600\u00a0mm of brickwork at a time is cut out near the base and relaid on a new membrane. On thinner ones we drill every 100 to 120\u00a0mm along one bed joint and inject a silane cream, which turns the pores water-repellent.',
          'Salted plaster comes off to half a metre above the highest mark. The wall is left bare for weeks, since brick dries at roughly 25\u00a0mm a month. Only then do we put on a lime or sacrificial render in two or three coats, each thinner and weaker than the last, keyed and cured damp. Mineral paint finishes it.',
        ],
      },
      {
        heading: 'What waiting costs',
        paragraphs: [
          'Damp at the skirting is a job of days. At the floor joists it is a new floor. Salt left in a wall goes on drawing water from the air for years, so a late repair has more plaster to remove and longer to dry, and the rooms stay empty meanwhile.',
        ],
      },
    ],
  },
  fact: {
    heading: 'Did you know?',
    text: 'A brick has a skin. In the kiln its faces vitrify into a crust harder and denser than the body. Sandblasting takes off that crust in seconds, and the soft brick beneath weathers several times as fast. You can still pick out the houses that were blasted in the 1970s by their rounded corners.',
  },
  callToAction: {
    heading: 'One walk around the house',
    text: `We tap the render, read the damp and price each elevation apart. The written quotation usually takes ${claims.responses.quotationAfterVisit} after the visit.`,
    button: 'Get Free Assessment',
    call: 'Call about a façade',
  },
  relatedServices: ['heritage-restoration', 'masonry', 'remedial-building'],
  relatedAreas: ['inner-west', 'eastern-suburbs', 'sydney-cbd'],
} as const satisfies ServicePage;

/** How it is found, and its picture, service-building-restoration. */
export const findings = {
  alt: 'Three-storey Victorian street front, its left half restored, its right half behind scaffold',
  card: 'Building restoration',
  keywords:
    'facade front of house render rendering rising damp paint removal cornice limewash shopfront repaint wall cleaning',
} as const satisfies Findings;
