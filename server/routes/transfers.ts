import type { FastifyInstance, FastifyRequest } from 'fastify';
import { importLimits, importRequestSchema, type ImportResult } from '#contract/admin/import.ts';
import { importWords } from '#content/admin/import.ts';
import { leadFilterSchema } from '#contract/admin/leads.ts';
import { businessDay } from '#content/business-time.ts';
import { paths } from '#contract/paths.ts';
import type { Context } from '../context.ts';
import { parseInput } from '../input.ts';
import { importLeads } from '../lead-import/import.ts';
import { onDemand } from '../on-demand.ts';
import { scopeOf } from './scope.ts';

/** Bytes of a body whose text is as long as it may be: escapes and letters beyond ASCII take more. */
const BODY_BYTES = 2 * importLimits.fileMax;

/** Leads as files: the JSON export, and imports. */
export function transferRoutes(app: FastifyInstance, { store, audit, now }: Context): void {
  app.get(paths.adminLeadsJson, async (request, reply) => {
    const filter = parseInput(leadFilterSchema, request.query);
    const to = Object.values(filter).some(Boolean) ? 'filtered' : 'all';
    await audit.note(request, { kind: 'export', subject: 'leads', to });
    return reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="leads-${businessDay(now())}.json"`)
      .send(onDemand(store.reads.json({ filter, scope: scopeOf(request, now()) })));
  });

  app.route({
    method: 'POST',
    url: paths.adminLeadsImport,
    bodyLimit: BODY_BYTES,
    handler: importFile,
  });

  async function importFile(request: FastifyRequest): Promise<ImportResult> {
    const input = parseInput(importRequestSchema, request.body);
    const source = importWords.source;
    const result = await importLeads(input, { imports: store.imports, at: now(), source });
    if (!input.isPreview && result.problem === null) {
      const to = String(result.added);
      await audit.note(request, { kind: 'import', subject: 'leads', to });
    }
    return result;
  }
}
