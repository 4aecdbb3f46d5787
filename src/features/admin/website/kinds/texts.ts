import { entryWords } from '#content/admin/website/entry.ts';
import { entryStates } from '#content/admin/website/screen.ts';
import { isLeftOut, ratingKeys } from '#content/own-claims.ts';
import { labelOf } from '#content/texts/fields.ts';
import type { TextField, TextGroup } from '#content/texts/groups.ts';
import { textProblem } from '#content/texts/problem.ts';
import type { BuiltEntry, Field, FieldGroup, Kind, Typed } from './kind.ts';

/** Dots would have the form nest its values. */
const nameOf = (key: string) => `texts/${key.replaceAll('.', '/')}`;

/** Characters of a line on a phone. */
const LINE = 36;
const MOST_ROWS = 14;

/** As many lines as the text of the build has on a phone, and one to write on. */
const rowsFor = (text: string): number => Math.min(MOST_ROWS, Math.ceil(text.length / LINE) + 1);

const fieldOf =
  (isNumber: boolean) =>
  (field: TextField): Field => {
    const { key, label, text, max, rows } = field;
    return {
      name: nameOf(key),
      text: { label },
      max,
      rows: rows === undefined ? undefined : Math.max(rows, rowsFor(text)),
      isOptional: isNumber && isLeftOut(key),
      ...(/^\d+$/.test(text) && { type: 'digits' as const }),
      check: (typed) => textProblem(field, typed),
    };
  };

/** Texts under the part of the page that they are in; those of the page itself come first. */
function grouped(fields: readonly TextField[], isNumber: boolean): readonly FieldGroup[] {
  const [own, inParts] = [
    fields.filter(({ key }) => !key.includes('.')),
    fields.filter(({ key }) => key.includes('.')),
  ];
  const parts = Map.groupBy(inParts, ({ key }) => /^sections\.\d+|^[^.]+/.exec(key)?.[0] ?? '');
  return [
    ...(own.length === 0 ? [] : [{ id: 'own', fields: own.map(fieldOf(isNumber)) }]),
    ...[...parts].map(([id, texts]) => ({
      id,
      heading: labelOf(id.split('.')),
      fields: texts.map(fieldOf(isNumber)),
    })),
  ];
}

/** An average says nothing without the number of reviews, nor that without the average. */
function missingOfRating(typed: Typed): readonly string[] {
  const names = ratingKeys.map(nameOf);
  const empty = names.filter((name) => (typed[name] ?? '').trim() === '');
  return empty.length === names.length ? [] : empty;
}

/** Texts that replace single ones of the build. Only those that differ from it are sent, but every number. */
export function textsKind(id: TextGroup['kind'], all: readonly TextGroup[]): Kind {
  const groups = new Map(all.filter(({ kind }) => kind === id).map((one) => [one.slug, one]));
  // The firm answers for each number that is shown, whoever wrote it first.
  const isStated = id === 'numbers';
  const titled = (slug: string): BuiltEntry => ({
    slug,
    title: groups.get(slug)?.title ?? slug,
    detail: '',
  });
  return {
    id,
    built: [...groups.keys()].map(titled),
    builtData(slug) {
      const fields = groups.get(slug)?.fields;
      if (fields === undefined) return null;
      return { texts: Object.fromEntries(fields.map(({ key, text }) => [key, text])) };
    },
    groups: (slug) => grouped(groups.get(slug ?? '')?.fields ?? [], isStated),
    titleOf: (_typed, slug) => titled(slug ?? ''),
    draftOf(typed, _pictureOf, slug) {
      const changed = (groups.get(slug)?.fields ?? []).flatMap(({ key, text }) => {
        const now = (typed[nameOf(key)] ?? text).trim();
        const isSent = isStated ? now !== '' || !isLeftOut(key) : now !== text;
        return isSent ? [[key, now] as const] : [];
      });
      return { texts: Object.fromEntries(changed) };
    },
    ...(isStated && { missing: missingOfRating }),
    pictures: [],
    off: 'rebuilt',
    isPartial: !isStated,
    isStated,
    pageOf: (slug) => groups.get(slug)?.path ?? null,
  };
}

/** Numbers without those that only the firm of the build answers for. */
export const withoutLeftOut = (numbers: Kind): Kind => ({
  ...numbers,
  unpublished: { state: entryStates.noFigures, version: entryWords.history.noFigures },
  builtData(slug) {
    const data = numbers.builtData(slug);
    if (data === null || !('texts' in data)) return data;
    const texts = Object.entries(data.texts).filter(([key]) => !isLeftOut(key));
    return { texts: Object.fromEntries(texts) };
  },
});
