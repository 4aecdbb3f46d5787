import { z } from '../../src/contract/zod.ts';

/** Opens a server with these settings, or closes it. */
export const orderSchema = z.object({
  id: z.number(),
  env: z.nullable(z.record(z.string(), z.string())),
});

/** What has happened to a server. */
export const reportSchema = z.discriminatedUnion('now', [
  z.object({ id: z.number(), now: z.enum(['open', 'closed', 'restarting']) }),
  z.object({ id: z.number(), now: z.literal('failed'), why: z.string() }),
]);

export type Order = z.infer<typeof orderSchema>;
export type Report = z.infer<typeof reportSchema>;
