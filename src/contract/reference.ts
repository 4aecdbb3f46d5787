/** How much of a request's id its reference has. */
const LENGTH = 8;

/** The reference of a request in messages that its visitor sends: '3F2A-91BC'. */
export function referenceOf(submissionId: string): string {
  const start = submissionId.slice(0, LENGTH).toUpperCase();
  return `${start.slice(0, LENGTH / 2)}-${start.slice(LENGTH / 2)}`;
}

const REFERENCE = /\bReference:\s*([0-9a-f]{4})-?([0-9a-f]{4})\b/i;

/** The beginning of the id of the request that a message refers to; null if it names none. */
export function referredTo(message: string): string | null {
  const [, first, second] = REFERENCE.exec(message) ?? [];
  return first === undefined || second === undefined ? null : `${first}${second}`.toLowerCase();
}
