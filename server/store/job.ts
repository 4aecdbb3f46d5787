import { answerWords, choiceWords } from '#content/admin/answer-words.ts';
import { areaEntries } from '#content/areas/index.ts';
import { list as areaPages } from '#content/areas/list/pages.ts';
import { emergencyNotes } from '#content/catalogue-notes.ts';
import { serviceEntries } from '#content/services/index.ts';
import { list as servicePages } from '#content/services/list/pages.ts';

type Data = Readonly<Record<string, unknown>>;

/** Fields that say what the job is, the first that is filled in. */
const JOB_FIELDS = ['service', 'serviceType', 'assessmentTypes', 'topic'];

/** What the pages with a closing form are called. */
const topics = new Set<string>([
  emergencyNotes.topic,
  ...[...serviceEntries, ...areaEntries].map(({ label }) => label),
  ...[...Object.values(servicePages), ...Object.values(areaPages)].map(({ title }) => title),
]);

/** What is to be done, in the words that the visitor chose it by; empty where the form asks nothing of it. */
export function jobOf(data: Data): string {
  return JOB_FIELDS.map((field) => answerWords(field, data[field])).find((words) => words) ?? '';
}

/** The same in words of the site alone; null where the sender has made up other ones. */
export function listedJobOf(data: Data): string | null {
  const field = JOB_FIELDS.find((name) => answerWords(name, data[name]) !== '');
  if (field === undefined) return '';
  const value = data[field];
  if (field === 'topic') return typeof value === 'string' && topics.has(value) ? value : null;
  return choiceWords(field, value);
}
