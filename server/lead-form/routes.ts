import fastifyMultipart from '@fastify/multipart';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { postedContent, readPosted, type FieldProblem } from '#content/forms/html-form.ts';
import { noScriptText } from '#content/forms/no-script.ts';
import { envelopeSchema, type Envelope, type Guard } from '#contract/envelope.ts';
import { formFields } from '#contract/form-fields.ts';
import { postedId, postedText, type PostedFields } from '#contract/html-form.ts';
import { limits } from '#contract/limits.ts';
import { paths } from '#contract/paths.ts';
import { leadKeySchema } from '#contract/photos.ts';
import { z } from '#contract/zod.ts';
import { refuseCrossSite } from '../admin/guard.ts';
import { clientKey } from '../client-address.ts';
import type { Context } from '../context.ts';
import { NO_STORE } from '../headers.ts';
import { HttpError } from '../http-error.ts';
import { parseInput } from '../input.ts';
import { storePictures } from '../photos/store-pictures.ts';
import type { LeadReception } from '../routes/lead-reception.ts';
import { fileOf, isPage } from '../site/site.ts';
import { filledPage } from './form-page.ts';
import { createFormReader, multipartLimits, type ReadForm } from './read-form.ts';

const UNPROCESSABLE = 422;
/** How often the photos of the same form may change. */
const MOST_REVISIONS = 20;

/**
 * `POST /api/leads/form`: a lead as an HTML form posts it, without script. 303 to the confirmation
 * once it is on the disk; otherwise the form's page again, with messages and what was typed.
 */
export async function leadFormRoutes(
  app: FastifyInstance,
  context: Context,
  { budget, reads, receive, senderOf }: LeadReception,
): Promise<void> {
  const { config, siteFiles, store, photos, now } = context;
  const withForm = createFormReader();

  await app.register(async (scope) => {
    await scope.register(fastifyMultipart, { throwFileSizeLimit: false, limits: multipartLimits });
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: limits.bodyMaxBytes },
      (_request, body, parsed) => parsed(null, new URLSearchParams(body.toString())),
    );
    const before = async (request: FastifyRequest) => {
      await reads.spend(request);
      refuseCrossSite(request);
    };
    scope.post(paths.leadForm, { onRequest: before }, (request, reply) => answer(request, reply));
  });

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    try {
      return await withForm(request, async (form) => {
        try {
          return await answerForm(request, reply, form);
        } catch (error) {
          return await tellLater(request, reply, form, error);
        }
      });
    } catch (error) {
      if (error instanceof HttpError && !mayPass(error)) await budget.spend(request);
      throw error;
    }
  }

  async function answerForm(
    request: FastifyRequest,
    reply: FastifyReply,
    form: ReadForm,
  ): Promise<FastifyReply> {
    const { fields, pictures, pictureProblem } = form;
    const posted = readPosted(fields);
    if (posted === null) throw new HttpError(400, 'invalid_body', 'This is not one of our forms.');
    if (posted.kind === 'invalid' || pictureProblem !== null) {
      await budget.spend(request);
      const problems = [
        ...(posted.kind === 'invalid' ? posted.problems : []),
        ...pictureProblems(form),
      ];
      return showAgain(request, reply.code(UNPROCESSABLE), { fields, problems });
    }
    const content = postedContent(posted, {
      origin: originOf(request),
      page: pageOf(fields),
      userAgent: request.headers['user-agent'] ?? '',
      photoCount: pictures.length,
    });
    return reply.redirect(`/thank-you?request=${await take(request, form, content)}`, 303);
  }

  /** The form again, for an error after which the same form may be taken; others are thrown. */
  async function tellLater(
    request: FastifyRequest,
    reply: FastifyReply,
    form: ReadForm,
    error: unknown,
  ): Promise<FastifyReply> {
    if (!(error instanceof HttpError) || !mayPass(error)) throw error;
    if (error.retryAfter !== undefined) void reply.header('retry-after', error.retryAfter);
    const { fields } = form;
    const problems = pictureProblems(form);
    const notice = noScriptText.notNow;
    return showAgain(request, reply.code(error.status), { fields, problems, notice });
  }

  /** Stores the lead, then its pictures; returns the id of the lead. */
  async function take(
    request: FastifyRequest,
    { fields, pictures }: ReadForm,
    content: ReturnType<typeof postedContent>,
  ): Promise<string> {
    const at = now();
    const given = z.uuid().safeParse(postedText(fields, formFields.submissionId));
    const [today, yesterday] = [await postedId(content, at), await postedId(content, at, 1)];
    const timestamp = new Date(at).toISOString();
    const envelopeOf = (submissionId: string, revision = 1) =>
      parseInput(envelopeSchema, { ...content, submissionId, revision, timestamp });
    const own = given.success ? given.data.toLowerCase() : today;
    const key = leadKeySchema.safeParse(postedText(fields, formFields.leadKey));
    const known = await knownOf([own, today, yesterday].map((id) => envelopeOf(id)));
    const leadId = known ?? own;
    const sender = {
      guard: guardOf(request, fields),
      leadKey: key.success ? key.data : randomBytes(32).toString('hex'),
      attempt: null,
    };
    await receiveNewest((revision) =>
      receive(senderOf(request), { ...sender, envelope: envelopeOf(leadId, revision) }),
    );
    await storePictures(photos, { leadId, address: clientKey(request), pictures, at });
    return leadId;
  }

  /** The id under which one of these, which differ in nothing else, is stored, photos aside. */
  async function knownOf(envelopes: readonly Envelope[]): Promise<string | null> {
    for (const envelope of envelopes) {
      const duplicate = await store.leads.findDuplicate(envelope);
      if (duplicate !== null) return envelope.submissionId;
    }
    return null;
  }

  /** The page with the form, filled in. Throws an HttpError if there is none here. */
  async function showAgain(
    request: FastifyRequest,
    reply: FastifyReply,
    filled: {
      fields: PostedFields;
      problems: readonly FieldProblem[];
      notice?: string;
    },
  ): Promise<FastifyReply> {
    const formType = postedText(filled.fields, formFields.formType);
    const file = fileOf(pageOf(filled.fields));
    const found = file === null || config.apiOnly ? null : await siteFiles.find(file);
    const page = found === null || file === null ? null : await textOf(join(found.root, file));
    const again = page === null ? null : filledPage(page, { ...filled, formType });
    if (file === null || found === null || again === null) {
      const fields = filled.problems.map(({ name, message }) => ({ path: name, message }));
      throw new HttpError(400, 'invalid_body', 'The request has invalid fields.', { fields });
    }
    return reply
      .headers({ ...found.headersOf(request, file), 'Cache-Control': NO_STORE })
      .type('text/html; charset=utf-8')
      .send(again);
  }
}

async function textOf(path: string): Promise<string | null> {
  return readFile(path, 'utf8').catch(() => null);
}

/**
 * Back on the form's page a browser has let go of the files: the same answers with other photos are
 * the next revision of the lead.
 */
async function receiveNewest(receive: (revision: number) => Promise<unknown>): Promise<void> {
  for (let revision = 1; ; revision += 1) {
    try {
      await receive(revision);
      return;
    } catch (error) {
      const isStale = error instanceof HttpError && error.code === 'stale_revision';
      if (!isStale || revision > MOST_REVISIONS) throw error;
    }
  }
}

/** What is said of the pictures of a form that is shown again, in which they are gone. */
function pictureProblems({ pictures, pictureProblem }: ReadForm): readonly FieldProblem[] {
  if (pictureProblem === null && pictures.length === 0) return [];
  return [{ name: formFields.photos, message: pictureProblem ?? noScriptText.photos.chooseAgain }];
}

/** Whether the same form may be taken later. */
function mayPass({ status }: HttpError): boolean {
  return status >= 500 || status === 429;
}

/** The path of the page with the form: a page of ours, or the home page. */
function pageOf(fields: PostedFields): string {
  const path = postedText(fields, formFields.page);
  return path.startsWith('/') && isPage(path) && fileOf(path) !== null ? path : '/';
}

/** The origin of the form's page, which is this server's own. */
function originOf({ headers, protocol, host }: FastifyRequest): string {
  const origin = headers.origin === undefined ? null : URL.parse(headers.origin);
  return origin !== null && origin.origin !== 'null' ? origin.origin : `${protocol}://${host}`;
}

/**
 * Without script nobody measures the time. Browsers mark navigations that a person started;
 * requests from a worker have no such mark, other clients no mark at all.
 */
function guardOf({ headers }: FastifyRequest, fields: PostedFields): Guard {
  const isNavigation = headers['sec-fetch-mode'] === 'navigate';
  const isWorker = !isNavigation && headers['sec-fetch-site'] === 'same-origin';
  return {
    trap: postedText(fields, formFields.trap).slice(0, limits.trapMax),
    fillMs: 0,
    prefilled: true,
    ...(isWorker ? {} : { touched: isNavigation && headers['sec-fetch-user'] === '?1' }),
  };
}
