import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { business } from '#content/business.ts';
import { businessDay } from '#content/business-time.ts';
import {
  personChoiceSchema,
  personCorrectionSchema,
  type PersonExport,
  type PersonOutcome,
  personSearchSchema,
} from '#contract/admin/persons.ts';
import type { LeadDetail } from '#contract/admin/leads.ts';
import { paths } from '#contract/paths.ts';
import type { Context } from '../context.ts';
import { notFound } from '../http-error.ts';
import { parseInput } from '../input.ts';
import { archiveOf } from '../photos/file-routes.ts';
import type { Photo } from '../store/photos.ts';

/** `/api/admin/persons`: one person's data over all leads: found, copied, corrected, erased. */
export function personRoutes(app: FastifyInstance, context: Context): void {
  const { store, audit, photos, now } = context;
  const { inbox, persons } = store;

  app.route({
    method: 'POST',
    url: paths.adminPersons,
    async handler(request) {
      const { contact } = parseInput(personSearchSchema, request.body);
      return { leads: await persons.find(contact) };
    },
  });

  app.post(`${paths.adminPersons}/export`, async (request, reply) => {
    const details: LeadDetail[] = [];
    for (const id of idsOf(request)) {
      const lead = await inbox.detail(id);
      if (lead !== null) details.push(lead);
    }
    const to = details.map(({ receipt }) => receipt).join(', ');
    await audit.note(request, { kind: 'export', subject: 'person', to });
    const exported: PersonExport = {
      exportedAt: new Date(now()).toISOString(),
      firm: business.name,
      leads: details,
    };
    return reply.header('cache-control', 'no-store').send(exported);
  });

  app.post(`${paths.adminPersons}/photos`, async (request, reply) => {
    const kept: Photo[] = [];
    for (const id of idsOf(request)) kept.push(...(await photos.store.ofLead(id)));
    if (kept.length === 0) throw notFound('These leads have no photos.');
    await audit.note(request, { kind: 'export', subject: 'photos', to: String(kept.length) });
    return reply
      .header('content-type', 'application/zip')
      .header('content-disposition', `attachment; filename="photos-${businessDay(now())}.zip"`)
      .header('cache-control', 'no-store')
      .send(archiveOf(kept, photos.files));
  });

  app.route({ method: 'POST', url: `${paths.adminPersons}/corrections`, handler: correct });

  app.route({ method: 'POST', url: `${paths.adminPersons}/erasures`, handler: erase });

  async function correct(request: FastifyRequest): Promise<PersonOutcome> {
    const { ids, ...change } = parseInput(personCorrectionSchema, request.body);
    const entry = audit.entryOf(request, { kind: 'correction', subject: '' });
    let leads = 0;
    for (const id of ids) if (await persons.correct(id, change, entry)) leads += 1;
    return { leads };
  }

  async function erase(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    let leads = 0;
    for (const id of idsOf(request)) {
      const row = await inbox.find(id);
      if (row === null) continue;
      await inbox.erase(row.id, audit.entryOf(request, { kind: 'erasure', subject: row.receipt }));
      await photos.removeLead(row.id);
      leads += 1;
    }
    return reply.send({ leads } satisfies PersonOutcome);
  }
}

function idsOf({ body }: FastifyRequest): string[] {
  return parseInput(personChoiceSchema, body).ids;
}
