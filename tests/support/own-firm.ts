import type { PublishedBusiness } from '../../src/contract/content/firm.ts';

/** A firm that has published its name over the sample's. Its numbers are set aside for fiction. */
export const ownFirm: PublishedBusiness = {
  name: 'Corbel Stonework',
  shortName: 'Corbel',
  phone: '(02) 5550 4420',
  mobile: '0491 571 266',
  email: 'hello@corbel.example',
  abn: '10 000 000 000',
  licence: 'NSW contractor licence 111111C',
  locality: 'Orange',
  postcode: '2800',
  latitude: -33.28,
  longitude: 149.1,
  established: 2009,
  siteUrl: 'https://www.corbel.example',
  founder: 'Ada Corbel',
  privacyOfficer: 'Ines Corbel',
};
