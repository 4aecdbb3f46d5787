import type { FastifyInstance, FastifyRequest } from 'fastify';
import { monthsSchema, type Retention, retentionChangeSchema } from '#contract/admin/retention.ts';
import { paths } from '#contract/paths.ts';
import { changesBetween } from '../audit.ts';
import type { Context } from '../context.ts';
import { HttpError } from '../http-error.ts';
import { parseInput } from '../input.ts';

/** `/api/admin/retention`: how long leads are kept; a change needs a dry run that was shown. */
export function retentionRoutes(app: FastifyInstance, { retention, audit }: Context): void {
  app.get(paths.adminRetention, (): Promise<Retention> => retention.state());

  app.post(`${paths.adminRetention}/dry-run`, (request) =>
    retention.dryRun(parseInput(monthsSchema, request.body)),
  );

  app.route({ method: 'PUT', url: paths.adminRetention, handler: change });

  async function change(request: FastifyRequest): Promise<Retention> {
    const { months } = parseInput(retentionChangeSchema, request.body);
    const before = await retention.state();
    await audit.change(request, async ({ settings }) => {
      if (!(await retention.change(months, settings))) {
        throw new HttpError(409, 'dry_run_needed', 'Look at a dry run with these months first.');
      }
      return changesBetween({ retention: before.months }, { retention: months });
    });
    return retention.state();
  }
}
