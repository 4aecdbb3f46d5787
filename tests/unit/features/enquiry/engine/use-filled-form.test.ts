import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { business } from '#content/business.ts';
import { BUSINESS_TIME_ZONE } from '#content/business-time.ts';
import { presetsHere } from '#features/enquiry/engine/use-filled-form.ts';
import { remember } from '#features/enquiry/engine/kept.ts';
import { modernContactForm } from '#features/enquiry/forms/ContactSection.tsx';
import { heroForm } from '#features/enquiry/forms/two-step.tsx';
import { givenLocalStorage } from '../memory-storage.ts';

function givenTimeZone(timeZone: string): void {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  const spy = vi
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockImplementation(function here(this: Intl.DateTimeFormat) {
      return { ...resolvedOptions.call(this), timeZone };
    });
  onTestFinished(() => spy.mockRestore());
}

describe('before anything is typed', () => {
  it('the location is the firm’s city on a phone set to its time zone', () => {
    givenLocalStorage();
    givenTimeZone(BUSINESS_TIME_ZONE);
    expect(presetsHere(heroForm)).toEqual({ location: business.city });
  });

  it('the location is open anywhere else', () => {
    givenLocalStorage();
    givenTimeZone('Australia/Eucla');
    expect(presetsHere(heroForm)).toEqual({});
  });

  it('a form takes from the remembered person only what it asks for', () => {
    givenLocalStorage();
    givenTimeZone(BUSINESS_TIME_ZONE);
    remember({ name: 'Aoife Nguyen', phone: '0491 570 006', email: 'a@example.com' }, true);
    expect(presetsHere(modernContactForm)).toEqual({
      name: 'Aoife Nguyen',
      phone: '0491 570 006',
      email: 'a@example.com',
    });
  });
});
