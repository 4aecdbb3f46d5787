import { describe, expect, it } from 'vitest';
import { dark, light } from '#theme/tokens.ts';
import { contrastProblems } from '../../../../scripts/brand/contrast.ts';

describe('the colours of the tokens', () => {
  it('keep the contrast that reading needs, in both schemes', () => {
    expect(contrastProblems()).toEqual([]);
  });

  it('are named, with the ratio and what is wanted, when they are too close', () => {
    const faint = { ...light, ink: '#8A8A8A' };
    expect(contrastProblems({ light: faint, dark })).toContain(
      'light: ink on paper has 3.2:1, needs 7:1 (AAA)',
    );
  });
});
