import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiError, ApiErrorCode } from '#contract/api-error.ts';
import { Refusal } from './refusal.ts';

/** Seconds after which a sender may try again when the disk or the database failed. */
const STORAGE_RETRY_SECONDS = 30;

const byStatus = new Map<number, [ApiErrorCode, string]>([
  [400, ['invalid_json', 'The body is not valid JSON.']],
  [413, ['too_large', 'The body is too large.']],
  [415, ['wrong_type', 'The body must be application/json.']],
]);

/** The one place where an error becomes an answer. Nothing of the request is repeated or logged. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalOf(error);
  if (refusal.status >= 500) request.log.error(error, 'request failed');
  if (refusal.retryAfter !== undefined) void reply.header('retry-after', refusal.retryAfter);
  return reply.code(refusal.status).send(bodyOf(refusal));
}

/** The body of a refusal, as the contract has it. */
export function bodyOf({ code, message, fields }: Refusal): ApiError {
  return {
    error: fields === undefined ? { code, message } : { code, message, fields: [...fields] },
  };
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isStorageError(error)) {
    return new Refusal(503, 'storage_failed', 'The request could not be stored.', {
      retryAfter: STORAGE_RETRY_SECONDS,
    });
  }
  const status = statusOf(error);
  const known = byStatus.get(status);
  if (known) return new Refusal(status, ...known);
  return new Refusal(
    status >= 400 && status < 500 ? status : 500,
    'internal',
    'The server failed.',
  );
}

function isStorageError(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  // A closed database reports an invalid state.
  return error.code === 'ERR_SQLITE_ERROR' || error.code === 'ERR_INVALID_STATE';
}

function statusOf(error: unknown): number {
  if (!(error instanceof Error) || !('statusCode' in error)) return 500;
  return typeof error.statusCode === 'number' ? error.statusCode : 500;
}
