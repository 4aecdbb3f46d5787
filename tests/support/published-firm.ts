import type { PublishedBusiness } from '../../src/contract/content/firm.ts';

/** A firm that nothing of the build is called like; its numbers are those that ACMA sets aside. */
export const publishedFirm: PublishedBusiness = {
  name: 'Hawthorne Masonry',
  shortName: 'Hawthorne',
  phone: '(08) 5550 1234',
  mobile: '0491 577 426',
  email: 'office@hawthorne.example',
  abn: '51 824 753 556',
  licence: 'Licence 123456C',
  locality: 'Marrickville',
  postcode: '2204',
  latitude: -33.911,
  longitude: 151.155,
  established: 1987,
  founder: 'Rosa Hawthorne',
  privacyOfficer: 'Leo Hawthorne',
};
