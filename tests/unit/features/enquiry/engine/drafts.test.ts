import { beforeAll, describe, expect, it } from 'vitest';
import { loadChecks } from '#features/enquiry/engine/load-checks.ts';
import { dropDraft, readDraft, writeDraft } from '#features/enquiry/engine/drafts.ts';
import { newProgress } from '#features/enquiry/engine/form-progress.ts';
import { givenLocalStorage, givenRefusedStorage } from '../memory-storage.ts';

beforeAll(loadChecks);

const untouched = { phone: '', extras: [] };
const typed = { phone: '0491 570 006', extras: ['priority'] };

describe('a draft', () => {
  it('comes back as it was typed, under the id that it began with', () => {
    givenLocalStorage();
    const progress = newProgress();
    writeDraft('hero_contact', { progress, values: typed }, untouched);
    expect(readDraft('hero_contact')).toMatchObject({ progress, values: typed });
  });

  it('is kept apart from the draft of another form', () => {
    givenLocalStorage();
    writeDraft('hero_contact', { progress: newProgress(), values: typed }, untouched);
    expect(readDraft('assessment_popup')).toBeNull();
  });

  it('is not kept while nothing differs from the untouched form', () => {
    const kept = givenLocalStorage();
    const progress = newProgress();
    writeDraft('hero_contact', { progress, values: typed }, untouched);
    writeDraft('hero_contact', { progress, values: { ...untouched } }, untouched);
    expect([...kept.keys()]).toEqual([]);
  });

  it('leaves nothing behind once dropped', () => {
    const kept = givenLocalStorage();
    writeDraft('hero_contact', { progress: newProgress(), values: typed }, untouched);
    dropDraft('hero_contact');
    expect(kept.size).toBe(0);
  });

  it.each([
    ['not JSON at all', '{phone:'],
    ['of another version', '{"version":99,"values":{}}'],
    ['without an id', '{"version":1,"session":{},"values":{"phone":"1"}}'],
  ])('that is %s is ignored', (_what, stored) => {
    givenLocalStorage({ 'draft:hero_contact': stored });
    expect(readDraft('hero_contact')).toBeNull();
  });

  it('is done without where the browser refuses storage', () => {
    givenRefusedStorage();
    expect(() =>
      writeDraft('hero_contact', { progress: newProgress(), values: typed }, untouched),
    ).not.toThrow();
    expect(readDraft('hero_contact')).toBeNull();
  });
});
