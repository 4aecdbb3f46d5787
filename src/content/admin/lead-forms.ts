import { formTypes, type LeadFormType } from '#contract/form-types.ts';
import { type FormEntry, formCatalogue } from '../forms/form-catalogue.ts';

/** What the owner sees of the form types of leads, of those entered by hand too. */
export const leadForms: Readonly<Record<LeadFormType, FormEntry>> = {
  ...formCatalogue,
  by_hand: { label: 'Entered by hand', priority: 'high', formName: 'Entered by hand' },
};

/** Whether a lead was sent by a form of the site. */
export function isOfSite(formType: LeadFormType): boolean {
  return formTypes.some((one) => one === formType);
}
