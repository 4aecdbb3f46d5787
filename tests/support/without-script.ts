import type { Locator } from '@playwright/test';
import type { FormType } from '../../src/contract/form-types.ts';
import { choices, service } from './entries.ts';
import { fillPerson, fillPersonAndAddress, fillWholePerson } from './forms.ts';

/** How a visitor without script fills in a form and sends it. */
export type PlainForm = {
  readonly formType: FormType;
  readonly path: string;
  readonly place: string;
  readonly fill: (form: Locator) => Promise<void>;
  /** Name of the button that sends. */
  readonly send: string;
};

/** The hero form, all its fields at once. */
export const plainHero: PlainForm = {
  formType: 'hero_contact',
  path: '/',
  place: '#hero-form',
  send: 'Send Request',
  fill: async (form) => {
    await fillPerson(form);
    await form.getByLabel('What needs doing?').selectOption(choices.popup);
  },
};

/** Every form that a page has, filled in with the least that it takes. The popup is opened by script. */
export const plainForms: readonly PlainForm[] = [
  plainHero,
  {
    formType: 'modern_contact',
    path: '/',
    place: '#home-contact-form',
    send: 'Send Message',
    fill: async (form) => {
      await fillPerson(form);
      await form.getByLabel('What needs doing?').selectOption(choices.contact);
    },
  },
  {
    formType: 'lead_capture',
    path: service.href,
    place: '#lead-capture-form',
    send: 'Send Request',
    fill: (form) => fillPerson(form),
  },
  {
    formType: 'enhanced_contact',
    path: '/contact',
    place: '#contact-page-form',
    send: 'Get Free Assessment',
    fill: async (form) => {
      await fillWholePerson(form);
      await form.getByLabel('Service').selectOption(choices.popup);
    },
  },
  {
    formType: 'smart_lead',
    path: '/quote',
    place: '#quote-form',
    send: 'Request Quote',
    fill: async (form) => {
      await fillPersonAndAddress(form);
      await form.getByLabel('Kind of work').selectOption(choices.quote);
    },
  },
  {
    formType: 'quick_assessment',
    path: '/assessment',
    place: '#assessment-form',
    send: 'Book Assessment Report',
    fill: async (form) => {
      await fillPersonAndAddress(form);
      await form.getByLabel('Property').selectOption('townhouse');
      await form.getByRole('checkbox', { name: /^Structural/ }).check();
      await form.getByRole('checkbox', { name: /^Priority 24/ }).check();
    },
  },
  {
    formType: 'feedback',
    path: '/review',
    place: '#feedback-form',
    send: 'Send Feedback',
    fill: async (form) => {
      await form.getByRole('radio', { name: '2 stars' }).check();
      await form.getByLabel('What went wrong?').fill('The scaffold stood a week too long.');
    },
  },
];
