import { fieldWords } from '#content/admin/website/kinds.ts';
import { business } from '#content/business.ts';
import type { Field, FieldGroup, Kind, Typed } from './kind.ts';

const words = fieldWords.hours;
const SLUG = 'hours';
const DAYS = ['weekdays', 'saturday'] as const;

const field = (day: string, name: 'opens' | 'closes'): Field => ({
  name: `${day}/${name}`,
  text: words[name],
  type: 'time',
  isOptional: true,
});

const group = (day: (typeof DAYS)[number]): FieldGroup => ({
  id: day,
  heading: words[day],
  fields: [field(day, 'opens'), field(day, 'closes')],
});

function rowOf(typed: Typed, day: string) {
  const { [`${day}/opens`]: opens = '', [`${day}/closes`]: closes = '' } = typed;
  return { opens, closes };
}

function builtRow(day: string) {
  const { opens = '', closes = '' } = business.openingHours.find(({ id }) => id === day) ?? {};
  return { opens, closes };
}

const builtHours = { weekdays: builtRow('weekdays'), saturday: builtRow('saturday') };

/** When the firm is open. */
export const hours: Kind = {
  id: 'hours',
  built: [{ slug: SLUG, title: words.title, detail: '' }],
  builtData: (slug) => (slug === SLUG ? builtHours : null),
  groups: () => DAYS.map(group),
  titleOf: () => ({ title: words.title, detail: '' }),
  draftOf: (typed) => ({
    weekdays: rowOf(typed, 'weekdays'),
    saturday: rowOf(typed, 'saturday'),
  }),
  pictures: [],
  off: 'rebuilt',
  pageOf: () => '/contact',
};
