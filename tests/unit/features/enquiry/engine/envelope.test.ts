import { describe, expect, it } from 'vitest';
import { envelopeFor, type PageContext } from '#features/enquiry/engine/envelope.ts';
import { newProgress } from '#features/enquiry/engine/values.ts';

const here: PageContext = {
  origin: 'https://ashlarandsons.example',
  pathname: '/services/masonry',
  userAgent: 'Mozilla/5.0 (test)',
  referrer: 'https://search.example/',
};

const answers = {
  phone: '(02) 7010 1995',
  name: 'Aoife Nguyen',
  email: 'aoife@example.com',
  service: 'masonry',
  urgency: 'standard',
  location: '',
  message: '',
};

const at = (time: string) => new Date(`2026-11-20T${time}Z`);

describe('an envelope', () => {
  it('carries the answers and the page context, and the phone in E.164 beside what was typed', () => {
    const progress = newProgress();
    const envelope = envelopeFor('hero_contact', answers, progress, here, at('03:04:05.678'));
    expect(envelope).toEqual({
      formType: 'hero_contact',
      submissionId: progress.submissionId,
      revision: 1,
      timestamp: '2026-11-20T03:04:05.678Z',
      source: 'https://ashlarandsons.example',
      data: {
        ...answers,
        phoneE164: '+61270101995',
        formName: 'Hero Section Contact',
        userAgent: 'Mozilla/5.0 (test)',
        referrer: 'https://search.example/',
        pageUrl: 'https://ashlarandsons.example/services/masonry',
      },
    });
  });

  it('is the very same when the same answers are sent again', () => {
    const progress = newProgress();
    const first = envelopeFor('hero_contact', answers, progress, here, at('03:00:00'));
    const attempt = { answers: JSON.stringify(answers), envelope: first };
    const again = envelopeFor(
      'hero_contact',
      answers,
      { ...progress, attempt },
      here,
      at('04:00:00'),
    );
    expect(again).toBe(first);
  });

  it('is the next revision under the same id when the answers have changed', () => {
    const progress = newProgress();
    const first = envelopeFor('hero_contact', answers, progress, here, at('03:00:00'));
    const attempt = { answers: JSON.stringify(answers), envelope: first };
    const changed = { ...answers, message: 'The parapet leans.' };
    const next = envelopeFor(
      'hero_contact',
      changed,
      { ...progress, attempt },
      here,
      at('04:00:00'),
    );
    expect(next).toMatchObject({ submissionId: first.submissionId, revision: 2 });
    expect(next.timestamp).toBe('2026-11-20T04:00:00.000Z');
  });

  it('cuts an endless user agent short rather than losing the lead', () => {
    const endless = { ...here, userAgent: 'x'.repeat(5_000) };
    const envelope = envelopeFor('hero_contact', answers, newProgress(), endless, at('03:00:00'));
    expect(envelope.data.userAgent).toHaveLength(1_000);
  });

  it('refuses answers that break the contract', () => {
    expect(() =>
      envelopeFor('hero_contact', { ...answers, name: '' }, newProgress(), here, at('03:00:00')),
    ).toThrow(/Name is required/);
  });
});
