import { business } from '../business.ts';
import { claims } from '../claims.ts';
import { legalTerms } from '../legal-terms.ts';
import { saidInState } from '../place-statements.ts';
import { stateNames } from '../state-names.ts';
import { services } from '../services/index.ts';
import { withTexts } from '../texts/with-texts.ts';
import { editionOf, type LegalPage, type LegalSections, numbered } from './types.ts';

const paymentMeans = new Intl.ListFormat('en-AU').format(legalTerms.acceptedPayment);

const stateName = stateNames[business.state];
const state = stateName.endsWith('Territory') ? `the ${stateName}` : stateName;

const sections: LegalSections = [
  {
    id: 'introduction',
    heading: 'Introduction',
    blocks: [
      {
        clause: `These terms apply between you and ${business.name} (ABN ${business.abn}, ${business.licence}) when you use this website and when you engage us. Where we sign a building contract with you, that contract comes first and these terms fill what it leaves open.`,
      },
      {
        clause: `Nothing here takes away a right that the Australian Consumer Law, ${saidInState('the Home Building Act 1989 (NSW)', `the law of ${state}`)} or any other law gives you and does not allow to be excluded.`,
      },
    ],
  },
  {
    id: 'services',
    heading: 'Services offered',
    blocks: [
      {
        lead: `We offer, in ${business.city} and its surrounds:`,
        services: services.map(({ label }) => label),
      },
      {
        clause:
          'Descriptions on this website are general. What we do for you is what the accepted quotation or contract says.',
      },
    ],
  },
  {
    id: 'standards',
    heading: 'Professional standards',
    blocks: [
      {
        clause:
          'We carry out work with due care and skill, under the licence the law requires, in line with the National Construction Code and the Australian Standards that apply, among them AS 3700 for masonry, AS 3600 for concrete, AS 4654 for external membranes and AS 2870 for footings.',
      },
      {
        clause: `Work to heritage items and in conservation areas begins once the approvals needed under ${saidInState('the Heritage Act 1977 (NSW) or the Environmental Planning and Assessment Act 1979 (NSW)', `the heritage and planning law of ${state}`)} are in place. Unless the quotation says otherwise, you apply for them and we supply method and materials.`,
      },
    ],
  },
  {
    id: 'consumer-guarantees',
    heading: 'Consumer guarantees',
    blocks: [
      {
        clause:
          'Our goods and services come with guarantees that cannot be excluded under the Australian Consumer Law. For major failures with the service, you are entitled: to cancel your service contract with us; and to a refund for the unused portion, or to compensation for its reduced value.',
      },
      {
        clause:
          'You are also entitled to choose a refund or replacement for major failures with goods. If a failure with the goods or a service does not amount to a major failure, you are entitled to have the failure rectified in a reasonable time. If this is not done you are entitled to a refund for the goods and to cancel the contract for the service and obtain a refund of any unused portion. You are also entitled to be compensated for any other reasonably foreseeable loss or damage from a failure in the goods or service.',
      },
    ],
  },
  {
    id: 'quotations',
    heading: 'Quotations and pricing',
    blocks: [
      {
        clauses: [
          `A written quotation is given within ${legalTerms.quotationBusinessDays} business days of the site visit.`,
          `It is valid for ${legalTerms.quotationValidDays} days from its date.`,
          'All prices include GST unless the quotation says otherwise in plain sight.',
          'Budget figures given by phone or through this website are estimates and bind nobody.',
          `A variation that would take the price more than ${legalTerms.variationPercent}% beyond the quoted price does not begin before you approve it in writing. ${saidInState('For residential building work over $20,000 every variation is put in writing and signed, as the Home Building Act requires.', 'For residential building work every variation is put in writing and signed.')}`,
          'Where the extent of a defect is hidden, the quotation says what is assumed and the rate for more or less.',
        ],
      },
    ],
  },
  {
    id: 'payment',
    heading: 'Payment terms',
    blocks: [
      {
        clauses: [
          `Invoices are due ${legalTerms.paymentDays} days after their date (Net ${legalTerms.paymentDays}).`,
          `For invoices we accept ${paymentMeans}. A small job may be paid in cash on the day, against a receipt.`,
          saidInState(
            'A deposit for residential building work is never more than 10% of the contract price, the limit set by the Home Building Act.',
            `A deposit for residential building work is never more than the law of ${state} allows.`,
          ),
          'Larger jobs are invoiced in stages that the quotation names, each for work that has been done.',
          `Overdue amounts bear simple interest of ${legalTerms.lateInterestPercent}% per annum from the due date. We remind you before we charge it.`,
          'A fee paid for an assessment report is credited to work that you commission from it.',
        ],
      },
    ],
  },
  {
    id: 'project-management',
    heading: 'Project management',
    blocks: [
      {
        lead: 'We:',
        clauses: [
          'name a supervisor who answers to you from start to handover',
          'keep the site safe, insured and reasonably clean',
          'tell you without delay when weather, hidden conditions or consents change the programme',
          `keep project records for ${legalTerms.recordYears} years`,
        ],
      },
      {
        lead: 'You:',
        clauses: [
          'give us access, water and power at the agreed times',
          'tell us what you know of asbestos, buried services and earlier repairs',
          'obtain the consent of your owners corporation where common property is involved',
        ],
      },
      {
        clause:
          'If we find asbestos or an immediate danger we stop that part of the work, make it safe and tell you.',
      },
    ],
  },
  {
    id: 'warranties',
    heading: 'Warranties and liability',
    blocks: [
      {
        clause: `We warrant our workmanship for ${legalTerms.workmanshipMonths} months from completion. Within that time we repair, at our cost, a defect caused by how we did the work. Write, ring or email us at the address in section 14 with a photograph; we bear the cost of the claim. This is in addition to your rights under law.`,
      },
      {
        clause: saidInState(
          `For residential building work the statutory warranties of the Home Building Act 1989 (NSW) apply for ${legalTerms.statutoryMajorYears} years for major defects and ${legalTerms.statutoryOtherYears} years for all others.`,
          `For residential building work the warranties and times apply that the law of ${state} sets.`,
        ),
      },
      {
        clause:
          'Our own warranty does not cover wear, neglect, later alteration by others, or movement of ground or structure that our work was not meant to stop.',
      },
      {
        clause:
          'As far as the law allows, our total liability under a contract is capped at the value of the specific service contract, and neither of us is liable to the other for loss of profit. The cap does not apply to consumer guarantees, statutory warranties, death or injury.',
      },
    ],
  },
  {
    id: 'disputes',
    heading: 'Dispute resolution',
    blocks: [
      {
        clause: `Tell us first, by phone or in writing. We reply to a complaint within ${legalTerms.complaintBusinessDays} business days with what we found and what we propose, and meet you on site if that helps.`,
      },
      {
        clause: saidInState(
          'If we cannot agree, either of us may ask NSW Fair Trading (13 32 20) for help, and a home building claim may be taken to the NSW Civil and Administrative Tribunal. Neither of us needs the other’s leave to do so, and both keep their rights under the Building and Construction Industry Security of Payment Act 1999 (NSW).',
          `If we cannot agree, either of us may ask the consumer authority of ${state} for help, and take a claim to its courts and tribunals. Neither of us needs the other’s leave to do so, and both keep their rights under its law on security of payment.`,
        ),
      },
    ],
  },
  {
    id: 'website',
    heading: 'Website terms',
    blocks: [
      {
        clauses: [
          'You may read, print and share these pages. Please do not copy the texts or drawings into other works without asking.',
          'General advice here is no substitute for somebody looking at your building.',
          'A request that you send without signal is kept on your device and sent when it can be. It binds neither of us before we confirm it.',
          'Do not send anything unlawful through the forms, or try to disturb the site.',
          'Links to other sites are for convenience; what they say is theirs.',
        ],
      },
    ],
  },
  {
    id: 'emergency',
    heading: 'Emergency services',
    blocks: [
      {
        clause: `Our emergency line is answered ${claims.responses.emergency}. Arrival times named on this website are averages or aims, and weather and traffic may stretch them. After-hours rates may apply; we tell you the rate before we set out.`,
      },
      {
        clause:
          'Emergency work makes the place safe. Permanent repair is quoted separately. If life is in danger, ring 000 first.',
      },
    ],
  },
  {
    id: 'termination',
    heading: 'Termination',
    blocks: [
      {
        clause:
          'You may end an engagement in writing at any time. You pay for work done and for materials ordered for your job that cannot be returned; we hand over what you have paid for and leave the site safe.',
      },
      {
        clause: saidInState(
          'For residential building contracts over $20,000 you have a cooling-off period of five business days after you receive the signed contract.',
          `For residential building contracts you have the cooling-off period that the law of ${state} gives you.`,
        ),
      },
      {
        clause:
          'We may end an engagement by written notice if an undisputed invoice stays unpaid for 14 days after a reminder, or if the site cannot be made safe to work on.',
      },
    ],
  },
  {
    id: 'governing-law',
    heading: 'Governing law',
    blocks: [
      {
        clause: saidInState(
          'The law of New South Wales governs these terms, and the courts and tribunals of that state hear disputes about them.',
          `The law of ${state} governs these terms, and its courts and tribunals hear disputes about them.`,
        ),
      },
    ],
  },
  {
    id: 'contact',
    heading: 'Contact us',
    blocks: [
      {
        clause: `${business.name}, ${business.address.display}. Phone ${business.phone.display}, email ${business.email.display}.`,
      },
    ],
  },
  {
    id: 'updates',
    heading: 'Updates to these terms',
    blocks: [
      {
        clause:
          'We may renew these terms from time to time; the date at the top says when. The edition that stood on this page when you accepted a quotation is the one that applies to that job.',
      },
    ],
  },
];

/** As the site was built. */
export const builtTermsOfService = {
  h1: 'Terms of service',
  edition: editionOf('terms-of-service'),
  lead: 'What we owe each other, in words that can be read.',
  contentsHeading: 'Contents',
  sections: numbered(sections),
} as const satisfies LegalPage;

/** The terms of service: fifteen numbered sections, dated January 2025. */
export const termsOfService: LegalPage = withTexts(
  'words',
  'terms-of-service',
  builtTermsOfService,
);
