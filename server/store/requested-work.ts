import { answerWords, choiceWords } from '#content/admin/answer-words.ts';
import { areaEntries } from '#content/areas/index.ts';
import { list as areaPages } from '#content/areas/list/pages.ts';
import { emergencyNotes } from '#content/catalogue-notes.ts';
import { serviceEntries } from '#content/services/index.ts';
import { list as servicePages } from '#content/services/list/pages.ts';

type Data = Readonly<Record<string, unknown>>;

/** Fields that describe the requested work; the first non-empty one counts. */
const WORK_FIELDS = ['service', 'serviceType', 'assessmentTypes', 'topic'];

/** Titles of pages with a closing form. */
const topics = new Set<string>([
  emergencyNotes.topic,
  ...[...serviceEntries, ...areaEntries].map(({ label }) => label),
  ...[...Object.values(servicePages), ...Object.values(areaPages)].map(({ title }) => title),
]);

/** The requested work in the words of the visitor's choice; empty if the form does not ask. */
export function requestedWorkOf(data: Data): string {
  return WORK_FIELDS.map((field) => answerWords(field, data[field])).find((words) => words) ?? '';
}

/** The requested work in the site's own words only; null if the sender made up others. */
export function listedWorkOf(data: Data): string | null {
  const field = WORK_FIELDS.find((name) => answerWords(name, data[name]) !== '');
  if (field === undefined) return '';
  const value = data[field];
  if (field === 'topic') return typeof value === 'string' && topics.has(value) ? value : null;
  return choiceWords(field, value);
}
