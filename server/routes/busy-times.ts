import type { FastifyInstance } from 'fastify';
import { type BusyCalendar, busyAddressSchema } from '#contract/admin/lead-facts.ts';
import { paths } from '#contract/paths.ts';
import type { Context } from '../context.ts';
import { HttpError } from '../http-error.ts';
import { parseInput } from '../input.ts';

/** `/api/admin/busy-calendar`: the calendar from which the busy times are read. */
export function busyTimeRoutes(app: FastifyInstance, { busyTimes, audit }: Context): void {
  app.get(paths.adminBusyCalendar, (): Promise<BusyCalendar> => busyTimes.status());

  app.route({
    method: 'PUT',
    url: paths.adminBusyCalendar,
    async handler(request): Promise<BusyCalendar> {
      const { url } = parseInput(busyAddressSchema, request.body);
      if (!busyTimes.mayRead(url)) {
        throw new HttpError(400, 'address_refused', 'The address has to begin with https://.');
      }
      await audit.change(request, async ({ settings }) => {
        await busyTimes.enter(url, settings);
        return [{ kind: 'settings', subject: 'busy_calendar', to: 'new' }];
      });
      await busyTimes.again();
      return busyTimes.status();
    },
  });

  app.route({
    method: 'POST',
    url: `${paths.adminBusyCalendar}/read`,
    async handler(): Promise<BusyCalendar> {
      await busyTimes.again();
      return busyTimes.status();
    },
  });

  app.route({
    method: 'DELETE',
    url: paths.adminBusyCalendar,
    async handler(request): Promise<BusyCalendar> {
      await audit.change(request, async ({ settings }) => {
        await busyTimes.remove(settings);
        return [{ kind: 'settings', subject: 'busy_calendar', to: 'off' }];
      });
      return busyTimes.status();
    },
  });
}
