import { describe, expect, it } from 'vitest';
import { business } from '#content/business.ts';
import { claims, figures, figureText, responseClaims } from '#content/claims.ts';

describe('the claims', () => {
  it('give every number a noun of its own', () => {
    const nouns = Object.values(figures).map((claim) => claim.noun);
    expect(new Set(nouns).size).toBe(nouns.length);
  });

  it('tie every promised time to something else that it answers', () => {
    const answers = Object.values(responseClaims).map((claim) => claim.answers);
    expect(new Set(answers).size).toBe(answers.length);
  });

  it('say the same in a sentence as on a tile', () => {
    expect(claims.yearsInBusiness).toBe(figureText(figures.yearsInBusiness));
    const { value, best, count } = business.rating;
    expect(claims.rating).toBe(`${value}/${best}`);
    expect(claims.reviewCount).toBe(count);
  });
});
