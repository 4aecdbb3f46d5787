import type { PublishedBusiness } from '../../src/contract/content/firm.ts';

/** A firm that has published its name over the sample's. Its numbers are set aside for fiction. */
export const ownFirm: PublishedBusiness = {
  name: 'Corbel Stonework',
  shortName: 'Corbel',
  phone: '(08) 7010 4420',
  mobile: '0491 571 266',
  email: 'hello@corbel.example',
  abn: '10 000 000 000',
  licence: 'BLD 000000',
  locality: 'Norwood',
  postcode: '5067',
  latitude: -34.92,
  longitude: 138.63,
  established: 2009,
  founder: 'Ada Corbel',
  privacyOfficer: 'Ines Corbel',
};
