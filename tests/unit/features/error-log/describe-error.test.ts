import { describe, expect, it } from 'vitest';
import { errorRecordSchema } from '#contract/error-record.ts';
import { describeError } from '#features/error-log/describe-error.ts';
import { scrub } from '#contract/clean-text.ts';

const scene = {
  id: 'id',
  sessionId: 'session',
  now: new Date('2026-03-02T01:02:03Z'),
  pathname: '/contact',
  userAgent: 'test',
};

describe('the record of a failure', () => {
  it('has the specified severity and message for each source', () => {
    const of = (source: 'uncaught' | 'rejection' | 'render') => {
      const { severity, userMessage } = describeError({ source, error: new Error('x') }, scene);
      return [severity, userMessage];
    };
    expect(of('uncaught')).toEqual([
      'high',
      'An unexpected error occurred. Please refresh the page or try again.',
    ]);
    expect(of('rejection')).toEqual([
      'medium',
      'A background operation failed. Some features may not work correctly.',
    ]);
    expect(of('render')).toEqual([
      'high',
      "We're sorry, but there was an error loading this section.",
    ]);
  });

  it('keeps to the contract, whatever was thrown', () => {
    const long = new Error('x'.repeat(10_000));
    long.stack = 'y'.repeat(20_000);
    for (const error of [long, 'text', undefined, null, 7, { phone: '0491 570 006' }]) {
      const parsed = errorRecordSchema.safeParse(
        describeError({ source: 'uncaught', error }, scene),
      );
      expect(parsed.success).toBe(true);
    }
  });

  it('tells nothing of what an unknown thrown thing holds', () => {
    const { message } = describeError({ source: 'rejection', error: { secret: 'x' } }, scene);
    expect(message).toBe('[object Object]');
  });
});

describe('scrubbing', () => {
  it('takes out addresses, numbers and queries', () => {
    expect(scrub('mail maeve@example.com or 0491 570 006')).toBe('mail [e-mail] or [number]');
    expect(scrub('at https://a.example/search?q=maeve:1:2')).toBe(
      'at https://a.example/search:1:2',
    );
  });

  it('leaves where in the code it was', () => {
    const line = 'at Wall (https://a.example/assets/Wall-Bx1.js:14:2210)';
    expect(scrub(line)).toBe(line);
  });
});
