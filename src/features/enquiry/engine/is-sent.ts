import type { FormDeclaration } from './declaration.ts';
import type { Draft } from './drafts.ts';
import { withPhotoCount } from './photo-count.ts';
import { loadOutbox } from './ready-to-send.ts';
import { schemaOf } from './schema-of.ts';

/**
 * Whether a draft is already in the outbox with identical answers. If the page was closed before
 * that was recorded, the outbox is asked whether it holds the same content. Only a draft equal to
 * the last attempt is looked up, so that a page with nothing waiting does not open the database at
 * its start.
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
