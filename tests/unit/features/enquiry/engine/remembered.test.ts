import { beforeAll, describe, expect, it } from 'vitest';
import { loadChecks } from '#features/enquiry/engine/load-checks.ts';
import { remember } from '#features/enquiry/engine/remember.ts';
import { rememberedPerson } from '#features/enquiry/engine/remembered.ts';
import { givenLocalStorage } from '../memory-storage.ts';

beforeAll(loadChecks);

describe('the remembered person', () => {
  it('is kept when asked for, the one name parted for forms that ask for two', () => {
    givenLocalStorage();
    remember({ name: 'Aoife Nguyen Smith', phone: '0491 570 006', email: 'a@example.com' }, true);
    expect(rememberedPerson()).toEqual({
      name: 'Aoife Nguyen Smith',
      firstName: 'Aoife',
      lastName: 'Nguyen Smith',
      phone: '0491 570 006',
      email: 'a@example.com',
    });
  });

  it('is put together from two names for forms that ask for one', () => {
    givenLocalStorage();
    remember({ firstName: 'Aoife', lastName: 'Nguyen', phone: '', email: '' }, true);
    expect(rememberedPerson()?.name).toBe('Aoife Nguyen');
  });

  it('is forgotten as soon as a lead is sent without the tick', () => {
    const kept = givenLocalStorage();
    remember({ name: 'Aoife', phone: '1', email: 'a@example.com' }, true);
    remember({ name: 'Aoife', phone: '1', email: 'a@example.com' }, false);
    expect(rememberedPerson()).toBeNull();
    expect(kept.size).toBe(0);
  });
});
