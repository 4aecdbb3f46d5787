import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiError, ApiErrorCode } from '#contract/api-error.ts';
import { StorageError } from './store/storage-error.ts';
import { NO_STORE } from './headers.ts';
import { HttpError } from './http-error.ts';

/** Retry-After in seconds when the disk or the database failed. */
const STORAGE_RETRY_SECONDS = 30;

const byStatus = new Map<number, [ApiErrorCode, string]>([
  [400, ['invalid_json', 'The body is not valid JSON.']],
  [413, ['too_large', 'The body is too large.']],
  [415, ['wrong_type', 'The body must be application/json.']],
]);

/** Turns every error into an answer. Never repeats or logs content of the request. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const failure = httpErrorOf(error);
  if (failure.status >= 500) request.log.error(error, 'Request failed.');
  if (failure.retryAfter !== undefined) void reply.header('retry-after', failure.retryAfter);
  return reply.code(failure.status).header('cache-control', NO_STORE).send(bodyOf(failure));
}

/** The body of an error, as the contract has it. */
export function bodyOf({ code, message, fields }: HttpError): ApiError {
  return {
    error: fields === undefined ? { code, message } : { code, message, fields: [...fields] },
  };
}

function httpErrorOf(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (isStorageError(error)) {
    return new HttpError(503, 'storage_failed', 'Could not store the request.', {
      retryAfter: STORAGE_RETRY_SECONDS,
    });
  }
  const status = statusOf(error);
  const known = byStatus.get(status);
  if (known) return new HttpError(status, ...known);
  return new HttpError(
    status >= 400 && status < 500 ? status : 500,
    'internal',
    'Internal server error.',
  );
}

function isStorageError(error: unknown): boolean {
  if (error instanceof StorageError) return true;
  if (!(error instanceof Error) || !('code' in error)) return false;
  // A closed database throws ERR_INVALID_STATE.
  return error.code === 'ERR_SQLITE_ERROR' || error.code === 'ERR_INVALID_STATE';
}

function statusOf(error: unknown): number {
  if (!(error instanceof Error) || !('statusCode' in error)) return 500;
  return typeof error.statusCode === 'number' ? error.statusCode : 500;
}
