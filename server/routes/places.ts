import type { FastifyInstance } from 'fastify';
import { placeQuerySchema, type Places } from '#contract/admin/places.ts';
import { paths } from '#contract/paths.ts';
import { siteOriginOf } from '../build-info.ts';
import type { Context } from '../context.ts';
import { createGeocoder } from '../geocoder.ts';
import { parseInput } from '../input.ts';

/** `/api/admin/places`: where an address is. The address is not stored. */
export function placeRoutes(
  app: FastifyInstance,
  { config, build }: Pick<Context, 'config' | 'build'>,
): void {
  const origin = siteOriginOf(config, build);
  const geocoder = createGeocoder({
    url: config.geocoderUrl,
    userAgent: origin === null ? 'Ashlar' : `Ashlar (${origin})`,
  });

  app.post(paths.adminPlaces, (request): Promise<Places> =>
    geocoder.find(parseInput(placeQuerySchema, request.body).address),
  );
}
