import { errorListSchema, type ErrorList } from '#contract/admin/error-list.ts';
import { paths } from '#contract/paths.ts';
import { call, command } from '../api/call.ts';

const pathOf = (id: number) => `${paths.adminErrors}/${id}`;

/** Everything that visitors' browsers have reported. Throws a CallError. */
export function loadErrors(signal: AbortSignal): Promise<ErrorList> {
  return call(errorListSchema, paths.adminErrors, { signal });
}

/** Marks an error as resolved, or as open again. Throws a CallError. */
export function setErrorResolved(id: number, resolved: boolean): Promise<void> {
  return command(pathOf(id), { method: 'PATCH', body: { resolved } });
}

/** Removes an error. Throws a CallError. */
export function removeError(id: number): Promise<void> {
  return command(pathOf(id), { method: 'DELETE' });
}

/** Removes all errors and all feedback. Throws a CallError. */
export function clearReportedErrors(): Promise<void> {
  return command(paths.adminErrors, { method: 'DELETE' });
}
