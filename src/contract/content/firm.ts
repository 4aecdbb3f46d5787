import { withoutFinalSlashes } from '../paths.ts';
import { z } from '../zod.ts';
import { contentLimits, line, problems } from './lines.ts';
import { states } from './states.ts';

const wrong = {
  phone: 'Please write an Australian number with its area code: (02) 5550 0000.',
  email: 'Please enter a valid email address.',
  abn: 'An ABN has eleven digits, of which the first two are a check: please look again.',
  postcode: 'A postcode has four digits.',
  latitude: 'Please enter degrees south as a negative number: -33.87.',
  longitude: 'Please enter degrees east: 151.21.',
  established: 'Please enter the year in which the firm was founded.',
  siteUrl: 'Please enter the address as in the browser: https://www.example.com.au',
  state: 'Please choose a state or territory.',
  time: 'Please choose a time.',
  closing: 'Please choose a closing time that is after the opening time.',
  both: 'Please choose both times, or none for a day on which you are closed.',
  order: 'Please choose a last day that is not before the first.',
  long: 'At most a year.',
} as const;

/** Weights of an ABN's digits; their sum is a multiple of 89 (Australian Business Register). */
const ABN_WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19] as const;
const ABN_MODULUS = 89;

/** Whether eleven digits are an ABN: one less in the first, weighted and added up. */
function isAbn(value: string): boolean {
  const digits = [...value.replaceAll(/\s/g, '')].map(Number);
  if (digits.length !== ABN_WEIGHTS.length || digits.some(Number.isNaN)) return false;
  const sum = ABN_WEIGHTS.reduce(
    (total, weight, at) => total + weight * ((digits[at] ?? 0) - (at === 0 ? 1 : 0)),
    0,
  );
  return sum % ABN_MODULUS === 0;
}

const AUSTRALIAN_PHONE = /^(?:\(0[2378]\) \d{4} \d{4}|04\d{2} \d{3} \d{3}|1[38]00 \d{3} \d{3})$/;

/** A number as it is read out: (02) 5550 0000 or 0491 570 006, however its spaces were typed. */
const phoneSchema = z.string().check(
  z.overwrite((value) => {
    const digits = value.replace(/^\s*\+61\s*(?:\(0\)\s*)?/, '0').replaceAll(/[\s().-]/g, '');
    if (/^04\d{8}$/.test(digits)) return digits.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3');
    if (/^1[38]00\d{6}$/.test(digits)) return digits.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3');
    return digits.replace(/^(0\d)(\d{4})(\d{4})$/, '($1) $2 $3');
  }),
  z.regex(AUSTRALIAN_PHONE, wrong.phone),
);

/** The origin of a site: https, a name with a dot, nothing behind it. */
const siteUrlSchema = z
  .string()
  .check(
    z.trim(),
    z.overwrite(withoutFinalSlashes),
    z.regex(/^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, wrong.siteUrl),
  );

const degrees = (least: number, most: number, message: string) =>
  z.number(message).check(z.minimum(least, message), z.maximum(most, message));

/** The firm: every page, message and file that names it follows. */
export const businessSchema = z.strictObject({
  name: line(contentLimits.businessName),
  shortName: line(contentLimits.shortName),
  phone: phoneSchema,
  mobile: phoneSchema,
  email: z.string().check(z.trim(), z.maxLength(254), z.email(wrong.email)),
  abn: z.string().check(
    z.trim(),
    z.overwrite((value) => {
      const digits = value.replaceAll(/\s/g, '');
      return digits.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
    }),
    z.refine(isAbn, wrong.abn),
  ),
  licence: line(contentLimits.licence),
  /** The city, as visitors call where the firm works; without one, that of the build. */
  city: z.optional(line(contentLimits.suburb)),
  /** Address, clock and public holidays follow; without one, that of the build. */
  state: z.optional(z.enum(states, wrong.state)),
  /** Suburb or city of the address. */
  locality: line(contentLimits.suburb),
  postcode: z.string().check(z.trim(), z.regex(/^\d{4}$/, wrong.postcode)),
  /** Decimal degrees, WGS 84, within Australia. */
  latitude: degrees(-44, -9, wrong.latitude),
  longitude: degrees(112, 160, wrong.longitude),
  established: z.int(wrong.established).check(
    z.minimum(1800, wrong.established),
    z.refine((year) => year <= new Date().getFullYear(), wrong.established),
  ),
  /** The site's address, for canonical links and sitemaps; the build's own wins over it. */
  siteUrl: z.optional(siteUrlSchema),
  founder: line(contentLimits.person),
  privacyOfficer: line(contentLimits.person),
});

/** 24-hour time by the firm's clock, or empty on a day that it is closed. */
const clockSchema = z.string().check(z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, wrong.time));

const rowSchema = z.strictObject({ opens: clockSchema, closes: clockSchema }).check(
  z.refine(({ opens, closes }) => (opens === '') === (closes === ''), wrong.both),
  z.refine(({ opens, closes }) => opens === '' || opens < closes, wrong.closing),
);

/** Opening hours. On Sundays and public holidays the firm takes priority calls only. */
export const hoursSchema = z.strictObject({ weekdays: rowSchema, saturday: rowSchema });

const daySchema = z.iso.date(problems.day);
const YEAR_MS = 366 * 86_400_000;

/** Days on which the firm is closed, both included (YYYY-MM-DD): it takes priority calls only. */
export const closureSchema = z
  .strictObject({
    from: daySchema,
    until: daySchema,
    /** Why, as visitors read it; may be empty. */
    reason: z.union([z.literal(''), line(contentLimits.closureReason)]),
  })
  .check(
    z.refine(({ from, until }) => from <= until, { error: wrong.order, path: ['until'] }),
    z.refine(({ from, until }) => Date.parse(until) - Date.parse(from) <= YEAR_MS, {
      error: wrong.long,
      path: ['until'],
    }),
  );

export type PublishedBusiness = z.infer<typeof businessSchema>;
export type PublishedHours = z.infer<typeof hoursSchema>;
export type PublishedClosure = z.infer<typeof closureSchema>;
