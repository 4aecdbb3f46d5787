import type { Findings } from '../../page-types.ts';
import { picture as lessonPicture } from '../../pictures/generated/gallery-church-buttress.ts';
import { saidInCity } from '../../place-statements.ts';
import type { ServicePage } from '../types.ts';

/** Page /services/restoration: stone restoration. */
export const page = {
  title: 'Stone Restoration',
  h1: 'Sandstone restored without taking its skin off',
  lead: saidInCity(
    'Sydney was built of one stone, and it needs a light hand. We clean, desalinate, indent and carve sandstone, starting with a survey of every block, so that you pay for the stones that are failing and not for the ones that only look old.',
    'Old stone needs a light hand. We clean, desalinate, indent and carve it, starting with a survey of every block, so that you pay for the stones that are failing and not for the ones that only look old.',
  ),
  measures: [
    { value: '75\u00a0mm', label: 'the least depth of a stone let into an old face' },
    { value: '3-5\u00a0mm', label: 'joint around an indent, in lime putty and fine sand' },
    { value: '50\u00a0mm', label: 'of salt behind the face, and the stone must be cut out' },
  ],
  offers: {
    heading: 'What we do to stone',
    cards: [
      {
        title: 'Heritage stone survey',
        text: 'Each block tapped, photographed and marked on a drawing as keep, watch, repair or replace, with the cause beside it.',
      },
      {
        title: 'Cleaning',
        text: 'Nebulised water, steam or fine abrasive at low pressure, chosen on a trial patch. No acid, no high-pressure lance.',
      },
      {
        title: 'Desalination',
        text: 'Clay and paper poultices that draw salt out of the wall, changed and tested until the readings fall.',
      },
      {
        title: 'Indents and new stone',
        text: 'Decayed stone cut back to a square bed and a new piece let in, same bed, same grain, joints as tight as the old.',
      },
      {
        title: 'Carving and mouldings',
        text: 'Capitals, brackets, finials and string courses worked by hand from a template taken off the best survivor.',
      },
      {
        title: 'Crack and delamination repair',
        text: 'Loose skins pinned with fibreglass or stainless dowels and grouted with a lime-based fluid grout.',
      },
    ],
  },
  benefits: {
    heading: 'What a careful survey saves you',
    cards: [
      {
        title: 'Fewer stones replaced',
        text: 'Surface loss of 10\u00a0mm on a plain ashlar is history, not damage. We replace stone that no longer sheds water or carries load.',
      },
      {
        title: 'The right stone',
        text: 'Colour, grain and clay content are compared before we order, because a harder stone beside a soft one makes the soft one fail faster.',
      },
      {
        title: 'A record for the next mason',
        text: 'You receive the marked-up elevations: which block, which quarry, which mortar, which year. The council and your heritage adviser keep a copy too.',
      },
    ],
  },
  lesson: {
    heading: 'How sandstone decays, and how it is mended',
    picture: lessonPicture,
    blocks: [
      {
        heading: 'Four kinds of damage, four causes',
        paragraphs: [
          'Powder on the ledge below a stone, with a white bloom in dry weather, is salt. A skin that sounds hollow and comes away in sheets is usually contour scaling or a stone laid with its bed upright. Black crust in sheltered corners is soot and gypsum that rain never washes. Deep hollows around hard joints mean cement pointing.',
          'Rust stains running from a crack have a cause of their own: an iron cramp or dowel inside, swelling as it corrodes.',
        ],
      },
      {
        heading: 'Why the bed matters',
        paragraphs: [
          'Sandstone was laid down in water, layer on layer. In a wall those layers should lie flat, as they did in the ground. Stood on edge and facing the street, they peel like pages. Only cornices and other projecting pieces are set with the bed vertical and running back into the wall, so that nothing can drop off the underside.',
          `${saidInCity('Sydney stone is bound partly by clay. Saturated, it loses a good share of its strength.', 'Many sandstones are bound partly by clay. Saturated, they lose a good share of their strength.')} That is why a leaking gutter does more harm than a century of traffic.`,
        ],
      },
      {
        heading: 'How an indent is made',
        paragraphs: [
          'First the water is stopped: gutter, flashing, cement joint or ground level. A repair to wet stone is wasted.',
          'We saw around the decayed part, square it with a chisel and go at least 75 to 100\u00a0mm deep, more for a full replacement. The new stone is cut with its bed marked on the back, dampened, and set on lime mortar with stainless or fibreglass dowels. The void behind is grouted from below, slowly, through small holes.',
          'Joints of 3 to 5\u00a0mm are filled with lime putty and fine sand. Last comes the tooling: the margin, the boasting or the rock face is worked after setting, so that it runs through.',
          'Plastic repair mortar has its place in small losses on plain faces. It must be weaker than the stone and never feathered out thin, since a thin edge lets go first.',
        ],
      },
      {
        heading: 'What waiting costs',
        paragraphs: [
          'Desalinating a wall is a matter of weeks and clay. Once the salt has eaten 50\u00a0mm behind the face, the same area has to be cut out and new stone bought, worked and set: the dearest square metre on a building.',
          'Loose pieces on a street front are also a duty of care. If a block has a hollow sound above a footpath, we pin it or take it down on the day we find it.',
        ],
      },
    ],
  },
  fact: {
    heading: 'Did you know?',
    text: `${saidInCity('Pyrmont Yellow Block comes', 'Yellow sandstone often comes')} out of the ground pale grey. The gold appears over the following years as iron minerals in the stone oxidise in the air. ${saidInCity(
      'The quarrymen who cut it named their three biggest quarries Paradise, Purgatory and Hellhole, after how hard the stone was to work.',
      'New blocks look wrong beside old ones at first, and right some years later.',
    )}`,
  },
  callToAction: {
    heading: 'Find out which stones really need replacing',
    text: 'Ask for a heritage stone survey. You get a marked elevation and a price per block, so you can stage the work over years if you must.',
    button: 'Get Free Assessment',
    call: 'Call about stone',
  },
  relatedServices: ['heritage-restoration', 'masonry', 'building-restoration'],
  relatedAreas: ['sydney-cbd', 'eastern-suburbs', 'inner-west'],
} as const satisfies ServicePage;

/** How it is found, and its picture, service-restoration. */
export const findings = {
  alt: 'Carved sandstone doorway, one half still black with grime, the other cleaned with new stones let in',
  card: 'Stone restoration',
  keywords:
    'stonework stonemason sandstone cleaning stone cleaning yellow block carving salt poultice indent limestone statue',
} as const satisfies Findings;
