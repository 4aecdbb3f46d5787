import { describe, expect, it } from 'vitest';
import { claims, claimWithNoun, figures } from '#content/claims.ts';

describe('the sample’s claims', () => {
  it('print their figures', () => {
    expect(Object.values(figures).map(claimWithNoun)).toEqual([
      '30+ years in business',
      '25+ years average trade experience',
      '800+ major projects',
      '1000+ homes and strata lots',
      '2000+ jobs of every size',
      '150+ heritage projects',
      '800+ masonry projects',
      '500+ buildings restored',
      '300+ strata projects',
      '50+ CBD projects',
      '15+ years in the CBD',
      '100% of heritage work council approved',
      '98% of clients would recommend us',
      '100% satisfaction guarantee',
    ]);
  });

  it('name its rating and its times', () => {
    expect(claims.rating).toBe('4.9/5');
    expect(claims.reviewCount).toBe(47);
    expect(claims.responses).toMatchObject({
      enquiry: 'within 24 hours, or on the next day that we open',
      contactSection: 'within 2 hours',
      firstCall: '2-4 hours',
      cbdEmergency: 'about 30 minutes',
      criticalMasonry: '2-4 hours',
      urgentRepair: '48-72 hours',
    });
  });
});
