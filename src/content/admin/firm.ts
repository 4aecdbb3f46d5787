import type { Firm } from '#contract/admin/session.ts';
import { business } from '../business.ts';

/** The firm as these modules know it: as published on the server, as built in the office's app. */
export const ownFirm: Firm = {
  name: business.name,
  phone: business.phone.display,
  email: business.email.display,
};
