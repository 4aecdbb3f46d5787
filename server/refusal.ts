import type { ApiErrorCode } from '#contract/api-error.ts';

export type RefusedField = { path: string; message: string };

type Extras = {
  fields?: readonly RefusedField[];
  /** Seconds after which the same request may pass. */
  retryAfter?: number;
};

/** A request that the server declines: becomes the answer `{error: {code, message, fields?}}`. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: ApiErrorCode;
  readonly fields: readonly RefusedField[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(status: number, code: ApiErrorCode, message: string, extras: Extras = {}) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.fields = extras.fields;
    this.retryAfter = extras.retryAfter;
  }
}

/** The refusal of whatever does not exist: 404 `not_found`. */
export function nothingHere(message = 'There is nothing here.'): Refusal {
  return new Refusal(404, 'not_found', message);
}
