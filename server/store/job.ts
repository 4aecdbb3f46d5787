import { answerWords } from '#content/admin/answer-words.ts';

/** Fields that say what the job is, the first that is filled in. */
const JOB_FIELDS = ['service', 'serviceType', 'assessmentTypes', 'topic'];

/** What is to be done, in the words that the visitor chose it by; empty where the form asks nothing of it. */
export function jobOf(data: Readonly<Record<string, unknown>>): string {
  return JOB_FIELDS.map((field) => answerWords(field, data[field])).find((words) => words) ?? '';
}
