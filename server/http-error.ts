import type { ApiErrorCode } from '#contract/api-error.ts';

export type FieldError = { path: string; message: string };

type Extras = {
  fields?: readonly FieldError[];
  /** Seconds after which the same request may succeed. */
  retryAfter?: number;
};

/** A request that the server rejects; sent as `{error: {code, message, fields?}}`. */
export class HttpError extends Error {
  readonly status: number;
  readonly code: ApiErrorCode;
  readonly fields: readonly FieldError[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(status: number, code: ApiErrorCode, message: string, extras: Extras = {}) {
    super(message);
    this.name = 'HttpError';
    this.status = status;
    this.code = code;
    this.fields = extras.fields;
    this.retryAfter = extras.retryAfter;
  }
}

/** 404 `not_found`. */
export function notFound(message = 'Not found.'): HttpError {
  return new HttpError(404, 'not_found', message);
}
