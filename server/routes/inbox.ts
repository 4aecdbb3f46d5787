import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type ChosenAnswer,
  chosenChangeSchema,
  chosenExportSchema,
  type LeadCache,
  type LeadChange,
  leadChangeSchema,
  type LeadDetail,
  leadFilterSchema,
  type LeadPage,
  leadQuerySchema,
} from '#contract/admin/leads.ts';
import { byHandEnvelope, byHandSchema } from '#contract/admin/by-hand.ts';
import { leadForms } from '#content/admin/lead-forms.ts';
import { siteOriginOf } from '../build-info.ts';
import { personChangeSchema } from '#contract/admin/lead-facts.ts';
import { leadScreen, paths } from '#contract/paths.ts';
import { noticeWords } from '#content/admin/notices.ts';
import { leadSummary } from '../notices/message.ts';
import { z } from '#contract/zod.ts';
import type { Context } from '../context.ts';
import { nameIn, sessionOf } from '../admin/current.ts';
import { parseInput } from '../input.ts';
import { onDemand } from '../on-demand.ts';
import { HttpError, notFound } from '../http-error.ts';
import type { SummaryRow } from '../store/lead-rows.ts';
import type { Approval } from '../store/approval.ts';
import type { CsvQuery } from '../store/reads/protocol.ts';
import type { Changed } from '../store/work.ts';
import { businessDay } from '#content/business-time.ts';
import { scopeOf } from './scope.ts';

const PAGE = 25;
const MINUTE = 60_000;
const paramsSchema = z.object({ id: z.string().check(z.maxLength(100)) });
const referenceParams = z.object({ reference: z.string().check(z.regex(/^[0-9a-f]{8}$/)) });
const idOf = ({ params }: FastifyRequest): string => parseInput(paramsSchema, params).id;

/** `/api/admin/leads`: the inbox. */
export function inboxRoutes(app: FastifyInstance, context: Context): void {
  const { config, build, store, audit, photos, routing, forwarder, notices, busyTimes, now } =
    context;
  const { inbox, jobs, reads } = store;
  const one = `${paths.adminLeads}/:id`;

  app.get(paths.adminLeads, (request): Promise<LeadPage> => {
    const { cursor, limit, ...filter } = parseInput(leadQuerySchema, request.query);
    const [seq, key] = cursor?.split('~') ?? [];
    return reads.page({
      filter,
      before: seq === undefined ? null : Number(seq),
      key,
      limit: limit === undefined ? PAGE : Number(limit),
      scope: scopeOf(request, now()),
    });
  });

  /** What the admin caches for reading offline. */
  app.get(paths.adminLeadsCache, (): Promise<LeadCache> =>
    reads.cache({ today: businessDay(now()) }),
  );

  app.get(paths.adminLeadsCsv, async (request, reply) => {
    const filter = parseInput(leadFilterSchema, request.query);
    // Without the text that is searched for: it may be a visitor's name.
    const to = Object.values(filter).some(Boolean) ? 'filtered' : 'all';
    await audit.note(request, { kind: 'export', subject: 'leads', to });
    return asCsv(reply, { filter, scope: scopeOf(request, now()) });
  });

  app.post(paths.adminLeadsCsv, async (request, reply) => {
    const { ids } = parseInput(chosenExportSchema, request.body);
    await audit.note(request, { kind: 'export', subject: 'leads', to: String(ids.length) });
    return asCsv(reply, { filter: {}, ids });
  });

  app.route({ method: 'POST', url: paths.adminLeadChanges, handler: changeChosen });

  app.route({ method: 'GET', url: one, handler: show });

  app.route({ method: 'PATCH', url: one, handler: change });

  app.post(`${one}/send`, async (request, reply) => {
    const row = await rowOf(request);
    if (!(await hasWebhook(row))) {
      throw new HttpError(409, 'no_destination', 'No webhook URL configured for this form');
    }
    await queue(row);
    return reply.code(202).send(await detail(row.id));
  });

  /** A lead that the owner enters. Nobody is notified of what they have entered themselves. */
  app.post(paths.adminLeads, async (request, reply) => {
    const entered = parseInput(byHandSchema, request.body);
    const at = now();
    const envelope = byHandEnvelope(entered, {
      at: new Date(at).toISOString(),
      source: siteOriginOf(config, build) ?? 'by hand',
      formName: leadForms.by_hand.formName,
    });
    const forward = (await routing.webhookOf('by_hand')) !== null;
    await store.leads.receive({
      envelope,
      receivedAt: at,
      attempt: null,
      heldBackFor: [],
      forward,
    });
    if (forward) forwarder.wake();
    return reply.code(201).send(await detail(entered.id));
  });

  app.get(`${paths.adminLeads}/reference/:reference`, async (request) => {
    const { reference } = parseInput(referenceParams, request.params);
    return { id: await inbox.referred(reference) };
  });

  app.post(`${one}/person`, async (request, reply) => {
    const { id } = await rowOf(request);
    const change = parseInput(personChangeSchema, request.body);
    const isLinked = await inbox.link(id, { ...change, by: nameIn(request, change.by) }, now());
    if (!isLinked) throw notFound('There is no other lead with this number.');
    return reply.send(await detail(id));
  });

  app.delete(one, async (request, reply) => {
    const { id, receipt } = await rowOf(request);
    await inbox.erase(id, audit.entryOf(request, { kind: 'erasure', subject: receipt }));
    await photos.removeLead(id);
    return reply.code(204).send();
  });

  function asCsv(reply: FastifyReply, query: CsvQuery): FastifyReply {
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="leads-${businessDay(now())}.csv"`)
      .send(onDemand(reads.csv(query)));
  }

  async function show(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    return reply.send(await detail(idOf(request)));
  }

  async function change(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const row = await rowOf(request);
    const outcome = await changeOne(request, row, parseInput(leadChangeSchema, request.body));
    if (outcome === 'gone') throw notFound('Lead not found.');
    if (outcome === 'stale') {
      throw new HttpError(409, 'stale_lead', 'Someone else has changed this lead in the meantime.');
    }
    return reply.send(await detail(row.id));
  }

  /** Each lead by itself: an error of one does not stop the others. */
  async function changeChosen(request: FastifyRequest): Promise<ChosenAnswer> {
    const { leads, change } = parseInput(chosenChangeSchema, request.body);
    const outcomes: ChosenAnswer['leads'] = [];
    for (const { id, ifVersion } of leads) {
      const row = await inbox.find(id);
      const outcome =
        row === null ? 'gone' : await changeOne(request, row, { ...change, ifVersion });
      outcomes.push({ id, outcome });
    }
    return { leads: outcomes };
  }

  async function changeOne(
    request: FastifyRequest,
    row: SummaryRow,
    given: LeadChange,
  ): Promise<Changed['kind']> {
    const change = { ...given, by: nameIn(request, given.by) };
    const approval = change.spam === false ? await approvalOf(row) : undefined;
    const { sendVisitTo = [] } = change;
    const visitRecipients = await notices.visitMails.recipientsOf(row, sendVisitTo);
    const changed = await inbox.change(row.id, change, now(), approval, visitRecipients);
    if (changed.kind === 'changed') await tellAssigned(request, row, change.by);
    if (changed.kind === 'changed' && changed.isApproved) forwarder.wake();
    if (changed.kind === 'changed' && (changed.isApproved || visitRecipients.length > 0)) {
      notices.notifier.wake();
    }
    return changed.kind;
  }

  /** Notifies the person a lead has been assigned to, unless they did it themselves. */
  async function tellAssigned(
    request: FastifyRequest,
    before: SummaryRow,
    by: string,
  ): Promise<void> {
    const after = await inbox.find(before.id);
    if (after === null || after.assignee_id === before.assignee_id) return;
    const person = await store.people.find(after.assignee_id);
    if (person === null || person.id === sessionOf(request).person.id) return;
    const recipients = await notices.rules.recipientsOfPerson(person);
    if (recipients.length === 0) return;
    const words = noticeWords.assigned(leadSummary(after), by);
    await store.notices.addMessage({
      topic: `assigned:${after.id}:${after.work_version}`,
      message: JSON.stringify({ ...words, path: leadScreen(after.id) }),
      recipients,
      at: now(),
    });
    notices.notifier.wake();
  }

  /** Where a lead goes that was held back only as spam. */
  async function approvalOf(row: SummaryRow): Promise<Approval> {
    const recipients = await notices.rules.recipientsOf(row.form_type);
    return { forward: await hasWebhook(row), recipients };
  }

  async function queue({ id, revision, form_type: formType }: SummaryRow): Promise<void> {
    await jobs.add({ leadId: id, revision, formType }, now());
    forwarder.wake();
  }

  async function hasWebhook({ form_type: formType }: SummaryRow): Promise<boolean> {
    return (await routing.webhookOf(formType)) !== null;
  }

  async function rowOf(request: FastifyRequest): Promise<SummaryRow> {
    const row = await inbox.find(idOf(request));
    if (row === null) throw notFound('Lead not found.');
    return row;
  }

  async function detail(id: string): Promise<LeadDetail> {
    const lead = await inbox.detail(id);
    const row = await inbox.find(id);
    if (lead === null || row === null) throw notFound('Lead not found.');
    const { visit = null } = lead.work ?? {};
    const from = visit === null ? 0 : Date.parse(visit.at);
    return {
      ...lead,
      visitMail: await notices.visitMails.addressesOf(row),
      busy: visit === null ? [] : await busyTimes.during(from, from + visit.minutes * MINUTE),
    };
  }
}
