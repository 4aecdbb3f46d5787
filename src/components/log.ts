// The one place that writes to the console; a forgotten console call elsewhere fails the linter.
const { console: output } = globalThis;

/** Logs what happened as planned, such as a third-party script that has loaded. */
export function logInfo(text: string): void {
  output.info(text);
}

/** Logs trouble that the visitor need not hear of; `cause` is printed after the text. */
export function logWarning(text: string, cause?: unknown): void {
  if (cause === undefined) output.warn(text);
  else output.warn(text, cause);
}

/** Logs an error that the visitor does not notice. */
export function logError(text: string, cause: unknown): void {
  output.error(text, cause);
}
