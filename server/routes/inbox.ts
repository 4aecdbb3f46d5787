import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  leadChangeSchema,
  leadFilterSchema,
  leadQuerySchema,
  type LeadDetail,
  type LeadPage,
} from '#contract/admin.ts';
import { paths } from '#contract/paths.ts';
import { z } from '#contract/zod.ts';
import type { Context } from '../context.ts';
import { csvOf } from '../csv/leads-csv.ts';
import { parseInput } from '../input.ts';
import { nothingHere, Refusal } from '../refusal.ts';
import { summaryOf, type SummaryRow } from '../store/lead-rows.ts';
import { sydneyDay } from '../sydney.ts';

const PAGE = 25;
const paramsSchema = z.object({ id: z.string().check(z.maxLength(100)) });

/** `/api/admin/leads`: the inbox. */
export function inboxRoutes(app: FastifyInstance, context: Context): void {
  const { store, destinations, forwarder, now } = context;
  const { inbox, jobs } = store;
  const one = `${paths.adminLeads}/:id`;

  app.get(paths.adminLeads, (request): LeadPage => {
    const { cursor, limit, ...filter } = parseInput(leadQuerySchema, request.query);
    const size = limit === undefined ? PAGE : Number(limit);
    const rows = inbox.list(filter, cursor === undefined ? null : Number(cursor), size + 1);
    const shown = rows.slice(0, size);
    const last = rows.length > size ? shown.at(-1) : undefined;
    return {
      leads: shown.map(summaryOf),
      nextCursor: last === undefined ? null : String(last.seq),
      total: inbox.total(filter),
    };
  });

  app.get(paths.adminLeadsCsv, (request, reply) => {
    const filter = parseInput(leadFilterSchema, request.query);
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="leads-${sydneyDay(now())}.csv"`)
      .send(csvOf(inbox, filter));
  });

  app.get(one, (request): LeadDetail => detail(rowOf(request).id));

  app.patch(one, (request): LeadDetail => {
    const row = rowOf(request);
    const { handled, spam } = parseInput(leadChangeSchema, request.body);
    if (handled !== undefined) inbox.setHandled(row.id, handled);
    if (spam !== undefined && spam !== (row.spam !== null)) {
      inbox.setSpam(row.id, spam);
      // It was held back only because it looked like spam.
      const waits = !spam && row.job_state !== 'delivered';
      if (waits && destinations.destinationOf(row.form_type) !== null) queue(row);
    }
    return detail(row.id);
  });

  app.post(`${one}/send`, (request, reply) => {
    const row = rowOf(request);
    if (destinations.destinationOf(row.form_type) === null) {
      throw new Refusal(409, 'no_destination', 'No webhook URL configured for this form');
    }
    queue(row);
    return reply.code(202).send(detail(row.id));
  });

  app.delete(one, (request, reply) => {
    inbox.erase(rowOf(request).id);
    return reply.code(204).send();
  });

  function queue({ id, revision, form_type: formType }: SummaryRow): void {
    jobs.add({ leadId: id, revision, formType }, now());
    forwarder.wake();
  }

  function rowOf(request: FastifyRequest): SummaryRow {
    const row = inbox.find(parseInput(paramsSchema, request.params).id);
    if (row === null) throw nothingHere('There is no such lead.');
    return row;
  }

  function detail(id: string): LeadDetail {
    const lead = inbox.detail(id);
    if (lead === null) throw nothingHere('There is no such lead.');
    return lead;
  }
}
