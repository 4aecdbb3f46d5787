import type { FastifyInstance } from 'fastify';
import type { z } from '#contract/zod.ts';
import { paths } from '#contract/paths.ts';
import type { webhookSecretSchema, WebhookSigning } from '#contract/admin/webhooks.ts';
import type { Context } from '../context.ts';
import { HttpError } from '../http-error.ts';

type Shown = z.infer<typeof webhookSecretSchema>;

/** `/api/admin/webhook-secret`: the secret that signs webhook requests, shown once. */
export function webhookSecretRoutes(app: FastifyInstance, { signing }: Context): void {
  app.get(paths.adminWebhookSecret, (): Promise<WebhookSigning> => signing.state());

  app.post(`${paths.adminWebhookSecret}/show`, async (): Promise<Shown> => {
    const secret = await signing.show();
    if (secret === null)
      throw new HttpError(409, 'already_shown', 'The secret is shown only once.');
    return { ...(await signing.state()), secret };
  });

  app.post(`${paths.adminWebhookSecret}/rotate`, async (): Promise<Shown> => {
    const secret = await signing.rotate();
    return { ...(await signing.state()), secret };
  });
}
