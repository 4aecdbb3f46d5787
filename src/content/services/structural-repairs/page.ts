import { business } from '../../business.ts';
import { claims } from '../../claims.ts';
import type { Findings } from '../../page-types.ts';
import { picture as lessonPicture } from '../../pictures/generated/gallery-lintel.ts';
import type { ServicePage } from '../types.ts';

/** Page /services/structural-repairs. */
export const page = {
  title: 'Structural Repairs',
  h1: 'Structural repairs, propped before anything is touched',
  lead: 'Lintels that rust, walls that bow, openings cut by somebody’s uncle. We hold the load first, repair to an engineer’s drawing, and hand over the certificate that your insurer or buyer will ask for.',
  measures: [
    { value: '150\u00a0mm', label: 'the least bearing of a new lintel at each end' },
    { value: '6\u00a0mm', label: 'helical bar in a raked joint stitches a crack' },
    { value: '1,200\u00a0mm', label: 'the widest spacing of weep holes over an opening' },
  ],
  offers: {
    heading: 'What we put right',
    cards: [
      {
        title: 'Lintel replacement',
        text: 'Rusted angles and flats taken out under props, new hot-dip galvanised or stainless steel set in with a flashing above it.',
      },
      {
        title: 'Crack stitching',
        text: 'Helical stainless bars grouted into the bed joints across a crack, so that the wall carries tension it could not before.',
      },
      {
        title: 'Tie rods and pattress plates',
        text: 'Side walls that lean away from their floors drawn back to the joists with rods and plates, visible or let in.',
      },
      {
        title: 'Openings and wall removal',
        text: 'Needled, propped and beamed to a design, with the padstones, the inspection and the paperwork that such work needs.',
      },
      {
        title: 'Arches and vaults',
        text: 'Dropped voussoirs centred, wedged and pinned; spreading arches given back the abutment that they have lost.',
      },
      {
        title: 'Earthquake and wind restraint',
        text: 'Chimneys, parapets and gables tied to roof and floor diaphragms. They are what falls first and furthest.',
      },
    ],
  },
  benefits: {
    heading: 'What you hold at the end',
    cards: [
      {
        title: 'A drawing and a certificate',
        text: 'The engineer designs, we build, the engineer inspects before it is closed up. You keep all three documents.',
      },
      {
        title: 'Photographs of what is hidden',
        text: 'Bearings, welds, bolts and flashings are photographed with a scale before plaster covers them.',
      },
      {
        title: 'A house that never lost its roof',
        text: 'Temporary works are designed too. Props stand on spreaders and stay until the new bearing has gained its strength.',
      },
    ],
  },
  lesson: {
    heading: 'The rusting lintel, from first crack to new bearing',
    picture: lessonPicture,
    blocks: [
      {
        heading: 'What to look for',
        paragraphs: [
          'Stand across the street and look at the heads of your windows. A horizontal crack one course above the opening, running out past its ends, is the mark of a steel lintel growing inside the wall. Diagonal cracks from the upper corners come later; bricks that tilt outwards later still.',
          'Then open the window. If the sash scrapes its head, the steel is sagging and the frame has begun to carry brickwork, which no frame was made for.',
        ],
      },
      {
        heading: 'Why steel cracks brick',
        paragraphs: [
          `Between the 1920s and the 1980s most ${business.city} openings were spanned with mild steel, painted once and walled in. Water that gets through the outer leaf runs down and sits on it. Rust takes up several times the room of the iron it came from, and lifts the wall with a force that no mortar can hold down.`,
          'Filling the crack changes nothing. It may even speed the rust, because the gap was where the steel dried.',
        ],
      },
      {
        heading: 'How we change a lintel',
        paragraphs: [
          'Needles, short steel beams, go through the wall above the crack at about one-metre centres and rest on adjustable props on both sides. For a single window a pair of strongboys in the bed joint may do. Only when the wall is tight on its needles do we cut out the courses around the steel.',
          'The new lintel is chosen under AS/NZS 2699.3 for the distance to the sea: galvanised inland, stainless near the surf. It bears at least 150\u00a0mm at each end on sound brick or a padstone, sits clear of the frame, and carries a flashing with stop ends and weep holes every 1,200\u00a0mm at the most. The bricks that came out go back in, and the top joint is packed hard.',
          'Props stay for about a week. Then the cracks further out are stitched: slots 30 to 40\u00a0mm deep raked in every fourth or sixth bed joint, two runs of thixotropic grout, a 6\u00a0mm helical bar between them, half a metre past the crack on both sides.',
        ],
      },
      {
        heading: 'What waiting costs',
        paragraphs: [
          'One lintel caught early is two to three days and ten bricks. Left, it lifts the courses up to the sill above, and the repair grows to the whole spandrel with scaffold to match. In a block of flats the same steel was used on every floor in the same year, so the first crack is a notice for all of them.',
        ],
      },
    ],
  },
  fact: {
    heading: 'Did you know?',
    text: 'After the Newcastle earthquake of 1989 investigators found that much of the brickwork that fell had been held by ties that were rusted through, or had never been laid into the outer leaf at all. The tremor measured 5.6. The walls had been waiting for it.',
  },
  callToAction: {
    heading: 'Show us the crack before you fill it',
    text: `Filler hides the evidence. A photo with a coin beside the crack is enough to start, and a budget price can follow ${claims.responses.quote}.`,
    button: 'Get Free Assessment',
    call: 'Call about a crack',
  },
  relatedServices: ['foundation-repairs', 'masonry', 'concrete-repairs'],
  relatedAreas: ['inner-west', 'north-shore', 'greater-sydney'],
} as const satisfies ServicePage;

/** How it is found, and its picture, service-structural-repairs. */
export const findings = {
  alt: 'Brick wall held on needles and steel props while a new steel lintel goes in',
  card: 'Structural repairs',
  keywords:
    'cracks crack stitching cracked wall bowed wall leaning wall wall removal knock out wall beam lintel arch bar tie rod propping engineer helical',
} as const satisfies Findings;
