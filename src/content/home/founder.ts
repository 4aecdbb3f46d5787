import { business } from '../business.ts';
import { claims } from '../claims.ts';
import { legalTerms } from '../legal-terms.ts';
import { stating } from '../own-claims.ts';
import { saidBySample } from '../own-statements.ts';
import { withTexts } from '../texts/with-texts.ts';

const { founder: person, masonryLead, concreteLead } = business.people;

/** As the site was built. */
export const builtFounder = {
  heading: saidBySample('The mason behind the name', 'Behind the name'),
  name: person.name,
  role: person.role,
  /** In the founder's own words; empty while another firm has not published any. */
  quote: saidBySample(
    'A wall tells you what it needs if you leave your wallet in the ute and tap it first. Half the walls I am asked to rebuild want a gutter mended and a week of pointing.',
    '',
  ),
  story: saidBySample(
    `${person.firstName} served his time on the sandstone of Sydney’s churches and wharves and opened his own yard in ${business.established}. His sons ${masonryLead.firstName} and ${concreteLead.firstName} run the scaffolds now; he still cuts the moulds and makes the mortar samples.`,
    `${person.firstName} founded ${business.name} in ${business.established}.`,
  ),
  picture: 'founder',
  highlights: [
    {
      id: 'trade',
      title: saidBySample('Taught at the banker', 'Cut by hand'),
      text: saidBySample(
        `${person.firstName} cuts stone by hand, so he knows which machine-cut block will look wrong in an old wall.`,
        'Stone is cut by hand where a machine-cut block would look wrong in an old wall.',
      ),
    },
    {
      id: 'years',
      title: `Since ${claims.sinceYear}`,
      text: saidBySample(
        `${claims.yearsInBusiness} years in business under one name and one family.`,
        stating(
          'yearsInBusiness',
          `${claims.yearsInBusiness} years in business under one name.`,
          'One name on every quotation and invoice.',
        ),
      ),
    },
    {
      id: 'crew',
      title: 'Our own people',
      text: stating(
        'tradespeopleYears',
        `Lead tradespeople with ${claims.tradespeopleYears} years in the trade on average, not a new crew for each job.`,
        'Lead tradespeople of our own, not a new crew for each job.',
      ),
    },
    {
      id: 'stone',
      title: saidBySample('Yellow Block in the yard', 'Old stone for old walls'),
      text: saidBySample(
        'We keep salvaged Sydney sandstone, because new quarry stone rarely matches a wall from 1880.',
        'New quarry stone rarely matches a wall from 1880.',
      ),
    },
  ],
  commitmentsHeading: saidBySample(
    `What ${person.firstName} gives his word on`,
    `What ${person.firstName} promises`,
  ),
  commitments: [
    {
      id: 'cause',
      title: 'Cause before cure',
      text: 'You hear why it failed before you hear what it costs.',
    },
    {
      id: 'written',
      title: 'In writing',
      text: `A fixed price where the wall can be seen, a rate where it cannot. Good for ${legalTerms.quotationValidDays} days.`,
    },
    {
      id: 'less',
      title: 'The smaller job',
      text: 'If pointing will do, we will not sell you a rebuild.',
    },
    {
      id: 'material',
      title: 'Right material',
      text: 'No cement in a lime wall, no sealer on damp stone, no paint over a leak.',
    },
    {
      id: 'neighbours',
      title: 'Clean and quiet',
      text: 'Dust held back with water and vacuum, gutters cleared, the neighbours told.',
    },
    {
      id: 'after',
      title: 'After the last invoice',
      text: `We stand by our workmanship for ${legalTerms.workmanshipMonths} months, over and above what the law gives you.`,
    },
  ],
} as const;

/** The founder's section: a quote, four highlights, six commitments, a picture. */
export const founder = withTexts('words', 'home-founder', builtFounder);
