import { fieldWords } from '#content/admin/website/kinds.ts';
import { stateNames } from '#content/state-names.ts';
import { business as built } from '#content/business.ts';
import { isOfAnotherFirm } from '#content/published.ts';
import { contentLimits } from '#contract/content/lines.ts';
import { states } from '#contract/content/states.ts';
import { type Kind, numberOf } from './kind.ts';

const words = fieldWords.business;
const SLUG = 'business';
/** Longest address of e-mail (RFC 5321). */
const EMAIL_MAX = 254;

/** The address at which the owner has opened the sample, which has none of its own. */
function siteUrl(): { siteUrl?: string } {
  if (!built.isSample) return { siteUrl: built.siteUrl };
  const isHere = typeof location !== 'undefined' && location.protocol === 'https:';
  return isHere ? { siteUrl: location.origin } : {};
}

/** Names, numbers and address of the firm. */
export const business: Kind = {
  id: 'business',
  built: [{ slug: SLUG, title: words.title, detail: built.name }],
  builtData: (slug) =>
    slug === SLUG
      ? {
          name: built.name,
          shortName: built.shortName,
          phone: built.phone.display,
          mobile: built.mobile.display,
          email: built.email.display,
          abn: built.abn,
          licence: built.licence,
          ...siteUrl(),
          city: built.city,
          state: built.state,
          locality: built.address.locality,
          postcode: built.address.postcode,
          latitude: built.coordinates.latitude,
          longitude: built.coordinates.longitude,
          established: built.established,
          founder: built.people.founder.name,
          privacyOfficer: built.people.privacyOfficer.name,
        }
      : null,
  groups: () => [
    {
      id: 'names',
      heading: words.names,
      fields: [
        { name: 'name', text: words.name, max: contentLimits.businessName },
        { name: 'shortName', text: words.shortName, max: contentLimits.shortName },
        { name: 'phone', text: words.phone, type: 'tel' },
        { name: 'mobile', text: words.mobile, type: 'tel' },
        { name: 'email', text: words.email, type: 'email', max: EMAIL_MAX },
        { name: 'abn', text: words.abn },
        { name: 'licence', text: words.licence, max: contentLimits.licence },
        { name: 'siteUrl', text: words.siteUrl, isOptional: true },
        { name: 'established', text: words.established, type: 'digits' },
        { name: 'founder', text: words.founder, max: contentLimits.person },
        { name: 'privacyOfficer', text: words.privacyOfficer, max: contentLimits.person },
      ],
    },
    {
      id: 'address',
      heading: words.address,
      isPlace: true,
      fields: [
        { name: 'city', text: words.city, max: contentLimits.suburb },
        {
          name: 'state',
          text: words.state,
          choice: {
            none: words.state.none,
            options: states.map((value) => ({ value, label: stateNames[value] })),
          },
          problem: words.state.none,
        },
        { name: 'locality', text: words.locality, max: contentLimits.suburb },
        { name: 'postcode', text: words.postcode, type: 'digits' },
        { name: 'latitude', text: words.latitude, type: 'degrees' },
        { name: 'longitude', text: words.longitude, type: 'degrees' },
      ],
    },
  ],
  titleOf: ({ name = '' }) => ({ title: words.title, detail: name }),
  draftOf: (typed) => ({
    ...typed,
    siteUrl: typed['siteUrl']?.trim() || undefined,
    latitude: numberOf(typed['latitude']),
    longitude: numberOf(typed['longitude']),
    established: numberOf(typed['established']),
  }),
  // What was published before these could be changed has neither.
  suggested: () => ({ city: built.city, state: built.state }),
  pictures: [],
  off: 'rebuilt',
  // What these scripts were given is what was published: to say it again takes nothing off.
  isStated: isOfAnotherFirm,
  pageOf: () => '/contact',
};
