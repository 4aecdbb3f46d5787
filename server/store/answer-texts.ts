import { firstAnswers } from '#content/admin/answers.ts';
import { type AnswerTexts, answerTextsSchema } from '#contract/admin/answers.ts';
import type { SettingStore } from './settings.ts';

const KEY = 'answers';

/** The firm's own texts to answer a lead with; the first ones until the owner has saved some. */
export async function answerTexts(settings: Pick<SettingStore, 'get'>): Promise<AnswerTexts> {
  const saved = await settings.get(KEY);
  return saved === null ? firstAnswers : answerTextsSchema.parse(JSON.parse(saved));
}

export function saveAnswerTexts(
  settings: Pick<SettingStore, 'set'>,
  texts: AnswerTexts,
): Promise<void> {
  return settings.set(KEY, JSON.stringify(texts));
}
