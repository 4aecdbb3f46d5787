import { describe, expect, it } from 'vitest';
import { catalogue } from '#content/pictures/catalogue.ts';
import { recordedSources, sourceOf } from '../../../../scripts/pictures/source.ts';

describe('the published pictures', () => {
  it('are those that today’s drawings and photographs give', async () => {
    const recorded = await recordedSources();
    const sources = await Promise.all(catalogue.map((entry) => sourceOf(entry)));
    expect(recorded).toEqual(
      Object.fromEntries(catalogue.map(({ name }, index) => [name, sources[index]])),
    );
  });
});
