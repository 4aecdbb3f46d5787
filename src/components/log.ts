// The one module that may use the console; the linter rejects it elsewhere.
const { console: output } = globalThis;

export function logInfo(text: string): void {
  output.info(text);
}

/** Logs a problem that the visitor need not know about. */
export function logWarning(text: string, cause?: unknown): void {
  if (cause === undefined) output.warn(text);
  else output.warn(text, cause);
}

export function logError(text: string, cause: unknown): void {
  output.error(text, cause);
}
