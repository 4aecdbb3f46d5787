import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { noScriptText } from '#content/forms/no-script.ts';
import { formFields } from '#contract/form-fields.ts';
import { postedFields, type PostedFields } from '#contract/html-form.ts';
import { limits, photoLimits } from '#contract/limits.ts';
import { HttpError } from '../http-error.ts';
import { pictureTypeOf } from '../photos/redraw.ts';

/** A form as it was posted. */
export type ReadForm = {
  readonly fields: PostedFields;
  readonly pictures: readonly Buffer[];
  /** What is wrong with the files, in the form's words; null if nothing is. */
  readonly pictureProblem: string | null;
};

/** Fields of a request; the longest form has 20. */
const MOST_FIELDS = 100;
/** Files of a request. More than a lead may have: their sender gets a message, not an error. */
const MOST_FILES = 20;
/** Bytes of pictures that all requests together may hold in memory. */
const MOST_HELD_BYTES = 160 * 1024 * 1024;
const RETRY_SECONDS = 60;

/** Limits of a multipart body. */
export const multipartLimits = {
  fieldNameSize: 100,
  fieldSize: limits.bodyMaxBytes,
  fields: MOST_FIELDS,
  files: MOST_FILES,
  parts: MOST_FIELDS + MOST_FILES,
  fileSize: photoLimits.uploadMaxBytes,
  headerPairs: 20,
};

/** Reads posted forms; pictures are held in memory until `handle` is done with them. */
export function createFormReader() {
  let held = 0;

  return async <Result>(
    request: FastifyRequest,
    handle: (form: ReadForm) => Promise<Result>,
  ): Promise<Result> => {
    let mine = 0;
    const hold = (bytes: number) => {
      mine += bytes;
      held += bytes;
      if (held > MOST_HELD_BYTES) throw busy();
    };
    try {
      return await handle(await readForm(request, hold));
    } finally {
      held -= mine;
    }
  };
}

async function readForm(request: FastifyRequest, hold: (bytes: number) => void): Promise<ReadForm> {
  if (request.isMultipart()) return readMultipart(request, hold);
  if (request.body instanceof URLSearchParams) {
    if (request.body.size > MOST_FIELDS) throw tooLarge();
    return { fields: postedFields(request.body), pictures: [], pictureProblem: null };
  }
  throw new HttpError(415, 'wrong_type', 'The body must be an HTML form.');
}

async function readMultipart(
  request: FastifyRequest,
  hold: (bytes: number) => void,
): Promise<ReadForm> {
  const entries: [string, string][] = [];
  const pictures: Buffer[] = [];
  const problems = new Set<keyof typeof noScriptText.photos>();
  let fieldBytes = 0;
  try {
    for await (const part of request.parts({ limits: multipartLimits })) {
      if (part.type === 'field') {
        if (typeof part.value !== 'string' || part.valueTruncated) throw tooLarge();
        fieldBytes += Buffer.byteLength(part.value);
        if (fieldBytes > limits.bodyMaxBytes) throw tooLarge();
        entries.push([part.fieldname, part.value]);
      } else if (part.fieldname !== formFields.photos || pictures.length >= photoLimits.most) {
        if ((await sizeOf(part.file)) > 0) problems.add('tooMany');
      } else {
        const bytes = await bytesOf(part.file, hold);
        if (part.file.truncated) problems.add('tooLarge');
        else if (bytes.length > 0) pictures.push(bytes);
      }
    }
  } catch (error) {
    throw errorOf(error);
  }
  if (pictures.some((bytes) => pictureTypeOf(bytes) === null)) problems.add('unusable');
  const [problem] = problems;
  const pictureProblem = problem === undefined ? null : noScriptText.photos[problem];
  return { fields: postedFields(entries), pictures, pictureProblem };
}

async function bytesOf(file: Readable, hold: (bytes: number) => void): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of file) {
    if (!Buffer.isBuffer(chunk)) continue;
    hold(chunk.length);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Reads a file that is not kept. */
async function sizeOf(file: Readable): Promise<number> {
  let size = 0;
  for await (const chunk of file) size += Buffer.isBuffer(chunk) ? chunk.length : 0;
  return size;
}

/** Errors of the parser, some of which have no status: without a boundary, cut off in the middle. */
function errorOf(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  const isLimit = error instanceof Error && 'statusCode' in error && error.statusCode === 413;
  return isLimit ? tooLarge() : new HttpError(400, 'invalid_body', 'The form cannot be read.');
}

function tooLarge(): HttpError {
  return new HttpError(413, 'too_large', 'The form is too large.');
}

function busy(): HttpError {
  return new HttpError(503, 'storage_failed', 'Too many photos are arriving.', {
    retryAfter: RETRY_SECONDS,
  });
}
