import type { Page } from '@playwright/test';
import type { FormType } from '../../src/contract/form-types.ts';
import { alive, fillPerson, fillPersonAndAddress, fillWholePerson, openPopup } from './forms.ts';
import { fillHero, visitor } from './hero.ts';
import { choices, service } from './entries.ts';

/** How a visitor fills in one of the eight forms and presses its button. */
export type FilledForm = {
  readonly formType: FormType;
  readonly path: string;
  readonly fill: (page: Page) => Promise<void>;
  /** Name of the button that sends. */
  readonly send: string;
  /** Part of the page in which the form stands. */
  readonly place: string;
};

const DIALOG = '[role="dialog"]';

/** All eight forms, filled in with the least that each of them takes. */
export const everyForm: readonly FilledForm[] = [
  {
    formType: 'hero_contact',
    path: '/',
    fill: (page) => fillHero(page),
    send: 'Send Request',
    place: '#hero-form',
  },
  {
    formType: 'assessment_popup',
    path: '/about',
    place: DIALOG,
    send: 'Send Request',
    fill: async (page) => {
      const popup = await openPopup(page);
      await popup.getByLabel('Phone number').fill(visitor.phone);
      await popup.getByRole('button', { name: 'Continue' }).click();
      await popup.getByRole('textbox', { name: 'Your name' }).fill(visitor.name);
      await popup.getByRole('textbox', { name: 'Email' }).fill(visitor.email);
      await popup.getByLabel('What needs doing?').selectOption(choices.popup);
    },
  },
  {
    formType: 'modern_contact',
    path: '/',
    place: '#home-contact-form',
    send: 'Send Message',
    fill: async (page) => {
      const form = page.locator('#home-contact-form');
      await fillPerson(form);
      await form.getByLabel('What needs doing?').selectOption(choices.contact);
    },
  },
  {
    formType: 'lead_capture',
    path: service.href,
    place: '#lead-capture-form',
    send: 'Send Request',
    fill: (page) => fillPerson(page.locator('#lead-capture-form')),
  },
  {
    formType: 'enhanced_contact',
    path: '/contact',
    place: DIALOG,
    send: 'Send Request',
    fill: async (page) => {
      const form = page.locator('#contact-page-form');
      await fillWholePerson(form);
      await form.getByLabel('Service').selectOption(choices.popup);
      await form.getByRole('button', { name: 'Get Free Assessment' }).click();
    },
  },
  {
    formType: 'smart_lead',
    path: '/quote',
    place: '#quote-form',
    send: 'Request Quote',
    fill: async (page) => {
      const form = page.locator('#quote-form');
      await fillPersonAndAddress(form);
      await form.getByLabel('Kind of work').selectOption(choices.quote);
    },
  },
  {
    formType: 'quick_assessment',
    path: '/assessment',
    place: '#assessment-form',
    send: 'Book Assessment Report',
    fill: async (page) => {
      const form = page.locator('#assessment-form');
      await fillPersonAndAddress(form);
      await form.getByLabel('Property').selectOption('townhouse');
      await form.getByRole('checkbox', { name: /^Structural/ }).check();
    },
  },
  {
    formType: 'feedback',
    path: '/review',
    place: '#feedback-form',
    send: 'Send Feedback',
    fill: async (page) => {
      await alive(page);
      await page.getByRole('radio', { name: '2 stars' }).click();
      const form = page.locator('#feedback-form');
      await form.getByLabel('What went wrong?').fill('The scaffold stood a week too long.');
    },
  },
];
