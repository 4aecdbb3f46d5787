import { business } from '../business.ts';
import { legalTerms } from '../legal-terms.ts';
import { retentionMonths } from '../retention.ts';
import { withTexts } from '../texts/with-texts.ts';
import { saidInState } from '../place-statements.ts';
import { editionOf, type LegalPage, type LegalSections, numbered } from './types.ts';

const sections: LegalSections = [
  {
    id: 'introduction',
    heading: 'Introduction',
    blocks: [
      {
        clause: `${business.name} (ABN ${business.abn}) repairs buildings in ${business.city}. To answer you, price your job and do the work, we need some of your personal information. This policy says what we take, why, who sees it and how you can have it corrected or removed.`,
      },
      {
        clause:
          'We handle personal information in line with the Australian Privacy Principles in the Privacy Act 1988 (Cth), whether or not the Act binds a business of our size.',
      },
    ],
  },
  {
    id: 'information-we-collect',
    heading: 'Information we collect',
    blocks: [
      {
        lead: 'Personal information that you give us:',
        clauses: [
          'your name, phone number and email address',
          'the address of the building, its age and kind, and how to get in',
          'what you write about the trouble, your budget and your timing',
          'the photographs that you send with a request, without the place at which they were taken',
          'feedback and ratings, with your name only if you choose to give it',
          'for jobs we carry out: contracts, invoices, correspondence and photographs of the work',
        ],
      },
      {
        lead: 'Website information that comes with what you send:',
        clauses: [
          'the page you sent it from and the page that led you there',
          'the first page of your visit, the website that led to it and the campaign named in its address, unless your browser asks sites not to track you. We use no cookie for this; your browser forgets it when you close the tab',
          'the kind of browser you use',
          'the time at which you pressed Send and, if you had no signal, the time at which it reached us',
        ],
      },
      {
        clause:
          'If part of the site fails, an error report may be sent. It holds the technical cause and the page, not what you typed. We do not ask for sensitive information, such as health details, and ask you not to send any. You may look around this site, or ring us with a general question, without giving your name.',
      },
    ],
  },
  {
    id: 'how-we-use-it',
    heading: 'How we use your information',
    blocks: [
      {
        lead: 'We use it to:',
        clauses: [
          'answer your enquiry and arrange a visit',
          'prepare quotations, carry out work and honour warranties',
          'meet our duties under building, tax, insurance and work safety law',
          'look into complaints and improve how we work',
          'keep this website running and free of abuse',
        ],
      },
      {
        clause:
          'We do not use it for anything else unless you agree or the law requires it. No decision about you is made by a machine alone.',
      },
    ],
  },
  {
    id: 'sharing',
    heading: 'Sharing your information',
    blocks: [
      {
        lead: 'We do not sell personal information. We share what is needed with:',
        clauses: [
          'engineers, heritage consultants, suppliers and subcontractors who work on your job',
          `councils, ${saidInState('Heritage NSW', 'heritage authorities')}, strata managers and certifiers where your job needs their consent`,
          'our insurers, accountants and lawyers',
          'the services that carry our email and pass website requests into our customer records',
          'courts, tribunals and authorities where the law requires it',
        ],
      },
      {
        clause:
          'Some of those services keep data outside Australia, for the most part in the United States. We choose providers that undertake to protect it as the Australian Privacy Principles ask.',
      },
    ],
  },
  {
    id: 'security',
    heading: 'Security',
    blocks: [
      {
        clause:
          'Requests travel encrypted wherever the site is served over HTTPS. Access to our records is limited to the people who need them, by password. Paper files are kept locked.',
      },
      {
        clause:
          'A request that you send without signal waits in your own browser’s storage until it has gone. Once its delivery is confirmed, your details are removed from that storage. Anybody who can unlock your phone can read what is still waiting, so delete it there if the phone is not yours.',
      },
      {
        clause:
          'If a data breach is likely to cause you serious harm, we will tell you and the regulator, as the Notifiable Data Breaches scheme requires.',
      },
    ],
  },
  {
    id: 'marketing',
    heading: 'Marketing communications',
    blocks: [
      {
        clause:
          'Sending a request does not put you on a mailing list. It may bring you one e-mail, written by our website, which confirms that the request has arrived and repeats nothing of what you wrote. If you agree to hear from us, each message says who sent it and how to stop it, as the Spam Act 2003 (Cth) requires. Tell us to stop in any way you like and we stop within five business days.',
      },
    ],
  },
  {
    id: 'cookies-and-analytics',
    heading: 'Cookies and analytics',
    blocks: [
      {
        clause:
          'The site works without tracking cookies. It stores on your device the pages themselves, so that they open offline, drafts of forms you have begun, requests and photographs on their way and, if you tick the box, your name, phone and email for next time. You can remove all of it in your browser’s settings.',
      },
      {
        clause:
          'If we switch on an analytics service or a chat window, it counts page visits or carries your chat, and may set cookies of its own. A Do Not Track setting in your browser keeps analytics off.',
      },
    ],
  },
  {
    id: 'your-rights',
    heading: 'Your rights',
    blocks: [
      {
        lead: 'You may ask us at any time to:',
        clauses: [
          'tell you what we hold about you and give you a copy',
          'correct what is wrong, out of date or incomplete',
          'delete what we no longer need or are not obliged to keep',
          'stop using your details for marketing',
        ],
      },
      {
        clause: `Write to ${business.email.display} or ring ${business.phone.display}, and give the number of your receipt if you have one. We answer within 30 days, free of charge. If we refuse we say why. If you are not content with how we handled your information, write to us first at ${business.email.display}. If that does not settle it, you can complain to the Office of the Australian Information Commissioner: oaic.gov.au, phone 1300 363 992.`,
      },
    ],
  },
  {
    id: 'retention',
    heading: 'Retention',
    blocks: [
      {
        clause: `We keep project records for ${legalTerms.recordYears} years after the work is finished, since warranties, tax law and later repairs depend on them. ${business.people.privacyOfficer.name} deletes enquiries that did not lead to work ${retentionMonths.lost} months after our last contact, and sooner if you ask.`,
      },
    ],
  },
  {
    id: 'changes',
    heading: 'Changes to this policy',
    blocks: [
      {
        clause:
          'When we change this policy, the new text and its date appear on this page. If a change affects how we use information we already hold about you, we tell you directly.',
      },
    ],
  },
  {
    id: 'contact',
    heading: 'Contact us',
    blocks: [
      {
        clause: `Privacy questions go to ${business.people.privacyOfficer.name} at ${business.name}, ${business.address.display}: ${business.email.display}, phone ${business.phone.display}.`,
      },
    ],
  },
];

/** As the site was built. */
export const builtPrivacyPolicy = {
  h1: 'Privacy policy',
  edition: editionOf('privacy-policy'),
  lead: 'What we know about you, and what we do with it.',
  contentsHeading: 'Contents',
  sections: numbered(sections),
} as const satisfies LegalPage;

/** The privacy policy: eleven numbered sections, dated January 2025. */
export const privacyPolicy: LegalPage = withTexts('words', 'privacy-policy', builtPrivacyPolicy);
