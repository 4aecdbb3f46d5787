import type { FastifyInstance, FastifyRequest } from 'fastify';
import { auditColumns, auditWords } from '#content/admin/audit.ts';
import { exportMoment } from '#content/admin/export.ts';
import {
  type AuditEntry,
  type AuditFilter,
  auditFilterSchema,
  type AuditPage,
  auditQuerySchema,
} from '#contract/admin/audit.ts';
import { businessDay } from '#content/business-time.ts';
import { paths } from '#contract/paths.ts';
import type { Context } from '../context.ts';
import { parseInput } from '../input.ts';
import { onDemand } from '../on-demand.ts';
import { csvLine } from '../store/reads/lead-files.ts';
import type { AuditStore } from '../store/audit.ts';

const PAGE = 50;
const BATCH = 500;
// Without it, Excel decodes the file in the computer's code page.
const BYTE_ORDER_MARK = '\uFEFF';

/** `/api/admin/audit`: the audit log, a page at a time or as a CSV file. */
export function auditRoutes(app: FastifyInstance, { store, audit, now }: Context): void {
  app.get(paths.adminAudit, (request): Promise<AuditPage> => page(request));

  app.get(paths.adminAuditCsv, async (request, reply) => {
    const filter = parseInput(auditFilterSchema, request.query);
    const to = Object.keys(filter).length > 0 ? 'filtered' : 'all';
    await audit.note(request, { kind: 'export', subject: 'audit', to });
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="audit-${businessDay(now())}.csv"`)
      .send(onDemand(linesOf(store.audit, filter)));
  });

  async function page(request: FastifyRequest): Promise<AuditPage> {
    const { cursor, ...filter } = parseInput(auditQuerySchema, request.query);
    const before = cursor === undefined ? null : Number(cursor);
    const entries = await store.audit.list(filter, before, PAGE);
    const last = entries.length < PAGE ? undefined : entries.at(-1);
    return { entries, nextCursor: last === undefined ? null : String(last.id) };
  }
}

async function* linesOf(
  store: AuditStore,
  filter: AuditFilter,
): AsyncGenerator<string, void, undefined> {
  yield BYTE_ORDER_MARK + csvLine(Object.values(auditColumns));
  let before: number | null = null;
  for (;;) {
    const entries: AuditEntry[] = await store.list(filter, before, BATCH);
    before = entries.at(-1)?.id ?? null;
    if (before === null) return;
    yield entries.map((entry) => csvLine(cellsOf(entry))).join('');
  }
}

function cellsOf(entry: AuditEntry): string[] {
  const cells: Record<keyof typeof auditColumns, string> = {
    at: exportMoment(entry.at),
    actor: auditWords.actor(entry),
    kind: auditWords.kind(entry.kind),
    subject: auditWords.subject(entry),
    from: auditWords.value(entry.from),
    to: auditWords.value(entry.to),
    network: entry.network,
  };
  return Object.values(cells);
}
