import { describe, expect, it } from 'vitest';
import { formTypes } from '#contract/form-types.ts';
import {
  assessmentFee,
  surchargeLabel,
  assessmentExtras,
  assessmentLevels,
  assessmentTypes,
  buildingAges,
  PRIORITY_EXTRA,
  propertyTypes,
  timeSlots,
} from '#content/forms/assessment-options.ts';
import { formCatalogue } from '#content/forms/form-catalogue.ts';
import {
  contactServices,
  locations,
  popupServices,
  quoteServices,
  serviceCatalogue,
  suburbSuggestions,
} from '#content/forms/options.ts';
import { popupOpeners } from '#content/forms/popup.ts';
import {
  additionalServices,
  budgets,
  enquiryUrgencies,
  quoteUrgencies,
  urgencyDefaults,
  preferredContacts,
} from '#content/forms/choices.ts';
import { feedbackMissing, formToasts, missingFields } from '#content/forms/toasts.ts';

const values = (options: readonly { readonly value: string }[]) =>
  options.map((option) => option.value);

describe('the sample’s option lists', () => {
  it('hold the services of the popup, the contact section and the wider catalogue', () => {
    expect(values(popupServices)).toEqual([
      'assessment',
      'masonry',
      'heritage',
      'structural',
      'concrete',
      'repointing',
      'consultation',
    ]);
    expect(values(contactServices)).toEqual([
      'masonry',
      'restoration',
      'structural',
      'foundation',
      'assessment',
      'consultation',
    ]);
    expect(values(serviceCatalogue)).toEqual([
      'assessment',
      'masonry',
      'heritage',
      'structural',
      'building-restoration',
      'concrete-repairs',
      'foundation-repairs',
      'remedial-building',
      'repointing',
      'stone-restoration',
      'retaining-walls',
      'consultation',
    ]);
  });

  it('flag the first three services of the catalogue as popular', () => {
    expect(values(serviceCatalogue.filter((service) => service.popular))).toEqual([
      'assessment',
      'masonry',
      'heritage',
    ]);
  });

  it('hold 9 locations and 15 suburb suggestions', () => {
    expect(values(locations)).toEqual([
      'sydney-cbd',
      'eastern-suburbs',
      'north-shore',
      'inner-west',
      'northern-beaches',
      'hills-district',
      'western-sydney',
      'south-sydney',
      'other',
    ]);
    expect(suburbSuggestions).toHaveLength(15);
    expect(values(preferredContacts)).toEqual(['phone', 'email']);
  });

  it('hold the urgencies with their times and the default of each form', () => {
    expect(enquiryUrgencies.map(({ value, description }) => [value, description])).toEqual([
      ['prompt', '2-3 business days'],
      ['standard2', '1-2 weeks'],
      ['standard', '1-2 months'],
      ['planning', 'planning stage'],
    ]);
    expect(quoteUrgencies.map(({ value, description }) => [value, description])).toEqual([
      ['standard', '7-14 days'],
      ['priority', '3-7 days'],
      ['prompt', '48-72 hours'],
    ]);
    expect(urgencyDefaults).toMatchObject({
      assessment_popup: 'standard',
      hero_contact: 'standard',
      modern_contact: 'normal',
    });
  });

  it('hold what the quote page asks', () => {
    expect(quoteServices.map((service) => service.label)).toEqual([
      'Masonry & Brickwork',
      'Foundation Repairs',
      'Structural Repairs',
      'Heritage Restoration',
      'Building Restoration',
      'Concrete Repairs',
      'Stone Protection',
      'Remedial Building',
      'Building Inspections',
    ]);
    expect(values(budgets)).toEqual(['under-5k', '5k-15k', '15k-30k', '30k-50k', 'over-50k']);
    expect(additionalServices).toHaveLength(5);
  });

  it('hold what the booking page asks', () => {
    expect(values(propertyTypes)).toEqual([
      'house',
      'apartment',
      'townhouse',
      'commercial',
      'heritage',
      'industrial',
    ]);
    expect(values(buildingAges)).toEqual([
      'new',
      'recent',
      'established',
      'older',
      'heritage',
      'unknown',
    ]);
    expect(values(assessmentTypes)).toEqual([
      'structural',
      'heritage',
      'building-condition',
      'pre-purchase',
      'insurance',
      'maintenance',
    ]);
    expect(timeSlots).toHaveLength(5);
    expect(timeSlots[0].label).toMatch(/^8AM/);
    expect(timeSlots[4].label).toMatch(/6PM$/);
    expect(assessmentExtras).toHaveLength(5);
    expect(values(assessmentExtras)).toContain(PRIORITY_EXTRA);
  });
});

describe('the sample’s assessment fee', () => {
  it('is $350, $650 and $850 by level, half as much again with priority', () => {
    expect(assessmentLevels.map((level) => assessmentFee(level.value, []))).toEqual([
      350, 650, 850,
    ]);
    expect(surchargeLabel).toBe('+50%');
  });
});

describe('the sample’s form catalogue', () => {
  it('gives each form type its label and priority', () => {
    expect(
      formTypes.map((type) => [formCatalogue[type].label, formCatalogue[type].priority]),
    ).toEqual([
      ['Smart Lead Form', 'high'],
      ['Enhanced Contact Form', 'high'],
      ['Quick Assessment Form', 'high'],
      ['Assessment Popup', 'high'],
      ['Hero Section Contact', 'high'],
      ['Lead Capture Form', 'high'],
      ['Modern Contact Section', 'medium'],
      ['Feedback Form', 'low'],
    ]);
  });
});

/** Ten in the morning in Sydney, and an evening after which nobody works for a day. */
const TUESDAY_MORNING = new Date('2026-03-03T10:00:00+11:00');
const SATURDAY_EVENING = new Date('2026-03-07T19:00:00+11:00');
const WRITER = { name: 'Aoife', email: 'aoife@example.com' };

describe('the sample’s toasts', () => {
  it('say when an answer comes, where we are closed', () => {
    expect(formToasts('hero_contact', WRITER, SATURDAY_EVENING).success.description).toBe(
      "We'll be in touch on Monday by 9 am to discuss your project.",
    );
    expect(formToasts('modern_contact', WRITER, SATURDAY_EVENING).success.title).toBe(
      "Message sent successfully! We'll get back to you on Monday by 9 am.",
    );
  });

  it('promise the same of what a host without server has sent, where nothing proves its arrival', () => {
    const { success, unconfirmed } = formToasts('hero_contact', WRITER, SATURDAY_EVENING);
    expect(unconfirmed).toEqual({ ...success, title: 'Sent' });
    expect(formToasts('modern_contact', WRITER, SATURDAY_EVENING).unconfirmed).toMatchObject({
      title: 'Message sent',
      description: "We'll get back to you on Monday by 9 am.",
    });
    expect(formToasts('feedback', WRITER, SATURDAY_EVENING).unconfirmed).toEqual({
      variant: 'success',
      title: 'Feedback sent',
    });
  });

  it('are announced by a popup that says when we ring', () => {
    for (const { intro } of Object.values(popupOpeners)) {
      expect(intro(TUESDAY_MORNING)).toContain('We ring you within 24 hours');
      expect(intro(SATURDAY_EVENING)).toContain('We ring you on Monday by 9 am');
    }
  });

  it('promise no answer to feedback that says neither who nor where', () => {
    expect(formToasts('feedback', {}, SATURDAY_EVENING).success.description).toBe(
      "Your feedback has been submitted. We'll review it.",
    );
  });

  it.each(['assessment_popup', 'hero_contact'] as const)('thank for %s to the letter', (type) => {
    expect(formToasts(type, WRITER, TUESDAY_MORNING).success).toMatchObject({
      title: 'Thank you!',
      description: "We'll be in touch within 24 hours to discuss your project.",
    });
    expect(formToasts(type, WRITER, TUESDAY_MORNING).failure).toMatchObject({
      variant: 'error',
      title: 'Something went wrong',
      description: 'Please try again or give us a call directly.',
    });
  });

  it('answer the contact section, the feedback form and what is missing to the letter', () => {
    expect(formToasts('modern_contact', WRITER, TUESDAY_MORNING).success.title).toBe(
      "Message sent successfully! We'll get back to you within 2 hours.",
    );
    expect(formToasts('feedback', WRITER, TUESDAY_MORNING).success).toMatchObject({
      title: 'Thank You!',
      description: "Your feedback has been submitted. We'll review it and get back to you soon.",
    });
    expect(formToasts('feedback', WRITER, TUESDAY_MORNING).failure).toMatchObject({
      title: 'Error',
      description: 'Something went wrong. Please try again.',
    });
    expect(feedbackMissing).toMatchObject({
      title: 'Feedback Required',
      description: 'Please share your feedback with us.',
    });
    expect(missingFields.title).toBe('Please fill in all required fields');
  });
});
