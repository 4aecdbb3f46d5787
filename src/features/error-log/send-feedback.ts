import { errorFeedbackSchema } from '#contract/error-record.ts';
import { paths } from '#contract/paths.ts';
import { ANSWER_LIMIT_MS } from '#lib/time-limit.ts';

/** Sends what somebody wrote about an error; says whether the server has taken it. */
export async function sendErrorFeedback(errorId: string, feedback: string): Promise<boolean> {
  const body = errorFeedbackSchema.safeParse({
    errorId,
    feedback,
    timestamp: new Date().toISOString(),
  });
  if (!body.success) return false;
  try {
    const answer = await fetch(paths.errorFeedback, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body.data),
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    });
    return answer.ok;
  } catch {
    return false;
  }
}
