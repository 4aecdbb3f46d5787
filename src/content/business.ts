import type { PublishedBusiness, PublishedHours } from '#contract/content/firm.ts';
import { australianPhone } from './australian-phone.ts';
import type { AustralianState } from '#contract/content/states.ts';
import type { LocalHoliday } from './public-holiday-rules.ts';
import { publishedContent, publishedFirm } from './published.ts';
import { withTexts } from './texts/with-texts.ts';

/** One row of the opening hours; times are 24-hour, by the firm's own clock. */
export type OpeningHours = {
  readonly id: string;
  readonly days: string;
  readonly hours: string;
  /** schema.org day names; empty where the business takes priority calls only. */
  readonly schemaDays: readonly string[];
  readonly opens: string;
  readonly closes: string;
};

const builtHours = [
  {
    id: 'weekdays',
    days: 'Monday to Friday',
    hours: '7:00 AM-6:00 PM',
    schemaDays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '07:00',
    closes: '18:00',
  },
  {
    id: 'saturday',
    days: 'Saturday',
    hours: '8:00 AM-4:00 PM',
    schemaDays: ['Saturday'],
    opens: '08:00',
    closes: '16:00',
  },
  {
    id: 'sunday',
    days: 'Sunday and public holidays',
    hours: 'Priority calls only',
    schemaDays: [],
    opens: '',
    closes: '',
  },
] as const satisfies readonly OpeningHours[];

/** A time of the 24-hour clock as opening hours are shown: '18:00' is '6:00 PM'. */
function shownTime(time: string): string {
  const [hour, minute] = time.split(':');
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
}

/** The opening hours with the published times. */
const hoursWith = (published: PublishedHours): readonly OpeningHours[] =>
  builtHours.map((row) => {
    if (row.id === 'sunday') return row;
    const { opens, closes } = published[row.id];
    return opens === ''
      ? { ...row, opens, closes, schemaDays: [], hours: 'Closed' }
      : { ...row, opens, closes, hours: `${shownTime(opens)}-${shownTime(closes)}` };
  });

const publishedHours = publishedContent?.hours['hours'];
const openingHours: readonly OpeningHours[] = publishedHours
  ? hoursWith(publishedHours)
  : builtHours;

/** The city, as visitors call where the firm works. */
const CITY = 'Sydney';

/** State or territory: NSW, VIC, QLD, SA, WA, TAS, NT or ACT. Time zone and public holidays follow. */
const STATE = 'NSW' satisfies AustralianState;

/** Where the site was built to say that the firm works. */
export const builtPlace = { city: CITY, state: STATE } as const;

/** Year of foundation. */
const ESTABLISHED = 1995;

const EMAIL = 'hello@ashlarandsons.example';

/** How clients rate the firm, as the site was built. */
export const builtRating = { value: 4.9, best: 5, count: 47 } as const;

const subtitleSince = (year: number) => `Services Since ${year}`;

/**
 * The business, in one place, for the owner to change; everything else that names it is made from
 * this. A sample: the phone numbers come from the ranges that ACMA sets aside for fiction, the
 * domains from RFC 2606.
 */
const built = {
  /** True for the sample that the project comes with: an owner sets it to false. */
  isSample: true,
  name: 'Ashlar & Sons',
  /** Under the icon on a home screen: about twelve letters have room. */
  shortName: 'Ashlar',
  /** The site's address without a final slash, or empty; VITE_SITE_URL wins over it. */
  siteUrl: 'https://www.ashlarandsons.example',
  subtitle: subtitleSince(ESTABLISHED),
  people: {
    founder: { firstName: 'Frank', name: 'Frank Ashlar', role: 'Founder and stonemason' },
    masonryLead: { firstName: 'Peter', name: 'Peter Ashlar', role: 'Masonry and heritage work' },
    concreteLead: {
      firstName: 'Daniel',
      name: 'Daniel Ashlar',
      role: 'Concrete, footings and strata',
    },
    privacyOfficer: { firstName: 'Daniel', name: 'Daniel Ashlar', role: 'Privacy questions' },
  },
  city: CITY,
  state: STATE,
  /** Where it is not that of the state's capital, the IANA name: 'Australia/Broken_Hill'. */
  timeZone: '',
  /** Public holidays of the district alone: 'ekka' in Brisbane, or a day such as '2026-07-24'. */
  localHolidays: [] satisfies readonly LocalHoliday[],
  established: ESTABLISHED,
  phone: australianPhone('(02) 7010 1995'),
  /** Takes text messages; a number that ACMA sets aside for fiction, like the one above. */
  mobile: australianPhone('0491 570 156'),
  email: { display: EMAIL, href: `mailto:${EMAIL}` },
  abn: '00 000 000 000',
  licence: 'NSW contractor licence 000000C',
  address: {
    locality: CITY,
    region: STATE,
    postcode: '2000',
    country: 'AU',
    display: `${CITY} ${STATE} 2000`,
  },
  /** Decimal degrees, WGS 84: the Sydney GPO, Martin Place. */
  coordinates: { latitude: -33.8678, longitude: 151.2073 },
  openingHours,
  /** Sunday as the footer and the contact page tell it. */
  sundayNotes: {
    footer: 'Sunday by appointment',
    contact: '24/7 priority',
  },
  rating: withTexts('numbers', 'numbers', builtRating, 'rating.'),
  priceRange: '$$',
  payment: ['Cash', 'Card', 'Bank transfer'],
} as const;

/** Whether the site was built with the sample, whatever was published over it. */
export const isSampleBuild: boolean = built.isSample;

const person = <Role extends string>(name: string, role: Role) => ({
  firstName: name.replace(/ .*/, ''),
  name,
  role,
});

/** What follows from the state: the build's zone and holidays are of a district of its own state. */
const inState = (state: AustralianState) =>
  state === built.state ? {} : { state, timeZone: '', localHolidays: [] };

const withFirm = ({ city = CITY, state = STATE, ...firm }: PublishedBusiness) => ({
  ...built,
  ...inState(state),
  city,
  isSample: false,
  // None is better than another firm's.
  siteUrl: firm.siteUrl ?? (built.isSample ? '' : built.siteUrl),
  name: firm.name,
  shortName: firm.shortName,
  subtitle: subtitleSince(firm.established),
  people: {
    ...built.people,
    founder: person(firm.founder, 'Founder'),
    // Of these two only the sample tells.
    masonryLead: person(firm.founder, 'Founder'),
    concreteLead: person(firm.founder, 'Founder'),
    privacyOfficer: person(firm.privacyOfficer, built.people.privacyOfficer.role),
  },
  established: firm.established,
  phone: australianPhone(firm.phone),
  mobile: australianPhone(firm.mobile),
  email: { display: firm.email, href: `mailto:${firm.email}` },
  abn: firm.abn,
  licence: firm.licence,
  address: {
    ...built.address,
    locality: firm.locality,
    region: state,
    postcode: firm.postcode,
    display: `${firm.locality} ${state} ${firm.postcode}`,
  },
  coordinates: { latitude: firm.latitude, longitude: firm.longitude },
});

/** The business as it was published, otherwise that of the build. */
export const business = publishedFirm ? withFirm(publishedFirm) : built;
