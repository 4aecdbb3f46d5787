import { saidBySample } from '../../own-statements.ts';
import { claims } from '../../claims.ts';
import { stating } from '../../own-claims.ts';
import type { Findings } from '../../page-types.ts';
import { picture as lessonPicture } from '../../pictures/generated/gallery-window-tracery.ts';
import { saidInCity, saidInState } from '../../place-statements.ts';
import type { ServicePage } from '../types.ts';

/** Page /services/heritage-restoration. */
export const page = {
  title: 'Heritage Building Restoration',
  h1: 'Heritage buildings, changed as little as possible',
  lead: `A listed building comes with a second client: whoever looks at it in a hundred years. ${stating('heritageProjects', `${claims.heritageProjects} heritage projects have been through our hands, and ${claims.councilApproved} of our heritage work is council approved, because the papers`, 'The papers')} are settled before the scaffold goes up.`,
  measures: [
    {
      value: saidInState('3', '2'),
      label: saidInState(
        'lists decide whether your house is protected',
        'lists or more can protect a house: ask before you plan',
      ),
    },
    { value: '1\u00a0m²', label: 'of trial panel, dry before the method is fixed' },
    {
      value: saidInState('5.10(3)', 'First'),
      label: saidInState(
        'the clause that lets council wave minor work through',
        'the council’s word in writing, then the scaffold',
      ),
    },
  ],
  offers: {
    heading: 'Work on listed and conservation-area buildings',
    cards: [
      {
        title: 'Consents and exemptions',
        text: saidInState(
          'Minor-works letters to councils, standard-exemption records and Heritage NSW applications, with the drawings that go with them.',
          'Letters to councils about minor works, records of exemptions and applications to the state’s heritage authority, with the drawings that go with them.',
        ),
      },
      {
        title: 'Lime plaster and render',
        text: 'Three coats on lath or brick, haired and floated, run mouldings included. Cement patches come off first.',
      },
      {
        title: 'Tuckpointing',
        text: 'Coloured flush joints with a raised white ribbon of lime putty, cut by hand to a straightedge, as on the original fronts.',
      },
      {
        title: 'Slate, lead and flashings',
        text: saidBySample(
          'Ridges, valleys and cornice weatherings renewed with the roofers we have worked beside for years.',
          'Ridges, valleys and cornice weatherings renewed, with roofers beside us.',
        ),
      },
      {
        title: 'Ironwork and fixings',
        text: 'Iron lace, cramps and railings taken out, stripped, mended and reset in lead or resin with stainless tails.',
      },
      {
        title: 'Conservation records',
        text: 'Condition photographs, paint scrapes, mortar analysis and a maintenance plan that a caretaker can follow.',
      },
    ],
  },
  benefits: {
    heading: 'What owners of old buildings ask of us',
    cards: [
      {
        title: 'Evidence before opinion',
        text: 'A mortar sample costs little and settles the argument. So does an early photograph from the council’s collection.',
      },
      {
        title: 'Repairs that can be undone',
        text: 'Lime, lead wedges and stainless pins come out again without harm. Epoxy and cement do not, so they need a reason.',
      },
      {
        title: 'One person for the council',
        text: 'The same supervisor writes the method statement, meets the heritage officer and runs the job on site.',
      },
    ],
  },
  lesson: {
    heading: 'From the listing to the last joint',
    picture: lessonPicture,
    blocks: [
      {
        heading: 'First, find out what you own',
        paragraphs: [
          saidInState(
            'Three lists matter in New South Wales: the State Heritage Register, the heritage schedule of your council’s local environmental plan, and the map of conservation areas in the same plan. A terrace can be unlisted itself and still stand in a conservation area, where its front is protected together with the street.',
            'Look in the state’s heritage register, in your council’s list, and on its map of heritage areas. A house can be unlisted itself and still stand in such an area, where its front is protected together with the street.',
          ),
          saidInState(
            'Maintenance seldom needs a full application. Under clause 5.10(3) of the standard plan a council can confirm in writing, before work begins, that a job is minor or is maintenance and needs no consent. For a place on the State register there are standard exemptions under the Heritage Act 1977; beyond these a section 60 approval is due.',
            'Maintenance seldom needs a full application. Ask the council to confirm in writing, before work begins, that a job is minor or is maintenance and needs no consent. For a place on the state’s register its heritage authority says what is exempt and what needs approval.',
          ),
        ],
      },
      {
        heading: 'Why good intentions do harm',
        paragraphs: [
          'Most damage to old buildings was done by somebody repairing them. Acrylic paint over lime render keeps the damp in. Cement in the base of the wall sends it higher. Concrete floors laid in the 1970s push the ground’s water into walls that were dry for a century.',
          'The Burra Charter, which Australian heritage officers work to, puts it in a line: do as much as necessary and as little as possible.',
        ],
      },
      {
        heading: 'How the work proceeds',
        paragraphs: [
          'We begin with drawings of each elevation, even if only over rectified photographs, and mark every defect. Mortar is dissolved in acid to find its ratio and its sand; paint is scraped in steps to find the first scheme.',
          'A trial panel follows, about one square metre in a quiet place, and is left for the owner, the architect and the council to see dry. The method is then fixed in writing.',
          'Whatever is sound stays. Rotten sills get a scarfed end, not a new sill; drummy plaster is drilled, flushed and grouted with a lime slurry, then held with a padded board until it grips. Tuckpointed brick is washed, stained and ribboned again only where the ribbon has gone. New pieces are dated on the back. Anything taken down is numbered, stored on site and put back.',
        ],
      },
      {
        heading: 'What waiting costs',
        paragraphs: [
          `${saidInState('The Heritage Act sets a minimum standard for places on the State register: weather, fire and vandals kept out, and essential repairs done. More pressing is arithmetic.', 'Waiting is arithmetic.')} A slipped slate is an hour’s work. A year later it is a plaster ceiling with a run cornice, which only a handful of plasterers in the city can still make.`,
        ],
      },
    ],
  },
  fact: {
    heading: 'Did you know?',
    text: `The thin white line of tuckpointing is a trick of the eighteenth century. Brick masons coloured the real, uneven joint to vanish into the brick and ran a fine false joint on top, so that cheap bricks passed for costly gauged ones. ${saidInCity('Many of Sydney’s Federation fronts still wear it.', 'Many old fronts still wear it.')}`,
  },
  callToAction: {
    heading: 'Bring us the listing and the leak',
    text: 'Send the address. We look up the heritage controls before we visit, and tell you on the spot what can be done without an application.',
    button: 'Get Free Assessment',
    call: 'Call about a listed building',
  },
  relatedServices: ['restoration', 'building-restoration', 'masonry'],
  relatedAreas: ['sydney-cbd', 'inner-west', 'north-shore'],
} as const satisfies ServicePage;

/** How it is found, and its picture, service-heritage-restoration. */
export const findings = {
  alt: 'Gothic sandstone gable with a rose window, pinnacles and a cross against the sky',
  card: 'Heritage restoration',
  keywords:
    'listed building conservation area heritage council tuckpointing lime plaster iron lace terrace victorian federation church da approval',
} as const satisfies Findings;
