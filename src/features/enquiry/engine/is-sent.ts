import type { FormDeclaration } from './declaration.ts';
import type { Draft } from './drafts.ts';
import { withPhotoCount } from './photo-count.ts';
import { loadOutbox } from './ready-to-send.ts';
import { schemaOf } from './schema-of.ts';

/**
 * Whether what a draft holds, word for word, is in the outbox already. Where the page went away
 * before that was noted, the outbox is asked for the very words. Only a draft that equals what was
 * sent last is looked up, so that a page with nothing waiting doesn't open the database at its start.
 */
export async function isSent(
  { progress: { attempt, photoCount }, values }: Draft,
  declaration: FormDeclaration,
): Promise<boolean> {
  if (!attempt) return false;
  const answers = schemaOf(declaration).safeParse(values);
  if (!answers.success) return false;
  if (JSON.stringify(withPhotoCount(answers.data, photoCount)) !== attempt.answers) return false;
  try {
    const { get, holdsContent } = await loadOutbox();
    const row = await get(attempt.envelope.submissionId);
    return row !== null && (attempt.stored === true || holdsContent(row, attempt.envelope));
  } catch {
    return false;
  }
}
