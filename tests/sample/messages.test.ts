import { describe, expect, it } from 'vitest';
import { errors } from '#content/errors.ts';
import { editText } from '#content/forms/edit.ts';
import { feedbackFields, review } from '#content/review.ts';
import { network } from '#content/shell.ts';
import { notFound } from '#content/not-found.ts';
import { requests } from '#content/requests.ts';
import { thankYou } from '#content/thank-you.ts';

describe('the sample’s messages', () => {
  it('are kept to the letter on the rating page', () => {
    expect(review.feedback.title).toBe("We're Sorry to Hear That");
    expect(review.praise.title).toBe('Awesome! Glad You Loved It');
    expect(review.praise.opening).toBe('Opening Google Reviews in a new tab...');
    expect(review.praise.pressed).toBe('Thank You!');
    expect(review.privateUpTo).toBe(3);
    expect(review.delayMs).toBe(300);
  });

  it('claim no more than is known of what was sent', () => {
    expect(requests.sentHeading).toBe('Sent from this phone');
    expect(editText.saved).toBe('Corrected and kept on this phone. It goes as soon as it can.');
    expect(thankYou.states.none.text).toMatch(/^No request has been sent from this browser/);
    expect(review.feedback.text).toMatch(/it is never published\.$/);
    expect(feedbackFields.name.helper).toBe('Only if you would like an answer.');
  });

  it('are kept to the letter where something fails', () => {
    expect(notFound).toMatchObject({
      code: '404',
      h1: 'Oops! Page not found',
      home: { label: 'Return to Home', href: '/' },
    });
    expect(errors.section).toEqual({
      title: 'Something went wrong',
      text: "We're sorry, but there was an error loading this section.",
      button: 'Try Again',
    });
    expect(errors.uncaught).toEqual({
      severity: 'high',
      message: 'An unexpected error occurred. Please refresh the page or try again.',
    });
    expect(errors.rejection).toEqual({
      severity: 'medium',
      message: 'A background operation failed. Some features may not work correctly.',
    });
    expect(errors.imageUnavailable).toBe('Image unavailable');
  });

  it('are kept to the letter on the strip and the confirmation page', () => {
    expect(network.strip).toBe(
      'No signal. Everything still works; what you send goes when you are back.',
    );
    expect(thankYou.h1).toBe('Thank You!');
    expect(thankYou.nextSteps[0].text).toContain('2-4 hours');
  });
});
