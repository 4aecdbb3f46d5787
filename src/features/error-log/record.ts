import type { ErrorRecord } from '#contract/error-record.ts';
import { paths } from '#contract/paths.ts';
import { ANSWER_LIMIT_MS } from '#lib/time-limit.ts';
import { logWarning } from '#components/log.ts';
import { toast } from '#components/toast/toasts.tsx';
import { errors } from '#content/errors.ts';
import { type Caught, describeError } from './describe-error.ts';
import { addError } from './log-store.ts';

/** The same failure again within this time, in ms, is not recorded again: it may come every frame. */
const REPEAT_MS = 10_000;

const sessionId = newId();
const lastSeen = new Map<string, number>();

/** Logs a failure in this browser, tells the visitor when it is severe, and reports it. */
export function record(caught: Caught): void {
  const now = new Date();
  const entry = describeError(caught, {
    id: newId(),
    sessionId,
    now,
    pathname: location.pathname,
    userAgent: navigator.userAgent,
  });
  if (isRepeat(entry, now.getTime())) return;
  addError(entry);
  if (entry.severity === 'high' || entry.severity === 'critical') {
    const onPress = caught.retry ?? (() => location.reload());
    toast({
      variant: 'error',
      title: errors.section.title,
      description: entry.userMessage,
      action: { label: errors.retry, onPress },
    });
  }
  void report(entry);
}

function isRepeat({ message, stack = '' }: ErrorRecord, now: number): boolean {
  const cause = `${message}\n${stack}`;
  const before = lastSeen.get(cause);
  lastSeen.set(cause, now);
  return before !== undefined && now - before < REPEAT_MS;
}

/** Sent and forgotten: a failure is only logged. */
async function report(entry: ErrorRecord): Promise<void> {
  try {
    const answer = await fetch(paths.errors, {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(entry),
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    });
    if (!answer.ok) logWarning(`Server rejected an error report: HTTP ${answer.status}`);
  } catch (error) {
    logWarning('Could not send an error report.', error);
  }
}

/** A random id of 32 hexadecimal digits; `crypto.randomUUID` is missing on insecure origins. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
