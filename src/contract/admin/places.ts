import { z } from '../zod.ts';

/** Most places that an answer names. */
export const PLACES_MAX = 5;

/** Body of `POST /api/admin/places`: an address whose coordinates are looked for. */
export const placeQuerySchema = z.strictObject({
  address: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
});

const placeSchema = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(500)),
  /** Decimal degrees, WGS 84. */
  latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
});

export type Place = z.infer<typeof placeSchema>;

/** The answer: places, the most likely first, or why there is none from the geocoder. */
export const placesSchema = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('found'),
    places: z.array(placeSchema).check(z.maxLength(PLACES_MAX)),
  }),
  /** The geocoder asks for a pause. */
  z.object({ state: z.literal('busy') }),
  z.object({ state: z.literal('failed') }),
]);

export type Places = z.infer<typeof placesSchema>;
