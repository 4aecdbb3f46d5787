import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { webhookSaveSchema, type WebhookSettings } from '#contract/admin.ts';
import { formTypeSchema } from '#contract/form-types.ts';
import { paths } from '#contract/paths.ts';
import { isWebhookUrl } from '#contract/webhook-rule.ts';
import { z } from '#contract/zod.ts';
import type { Context } from '../context.ts';
import { testWebhook } from '../forwarding/test-webhook.ts';
import { parseInput } from '../input.ts';
import { HttpError } from '../http-error.ts';

const paramsSchema = z.object({ formType: formTypeSchema });

/** `/api/admin/webhooks`: the owner's webhook for each form type; a change holds from the next lead on. */
export function webhookRoutes(app: FastifyInstance, context: Context): void {
  const { config, store, routing, forwarder } = context;
  const one = `${paths.adminWebhooks}/:formType`;

  app.get(paths.adminWebhooks, async (): Promise<WebhookSettings> => {
    const fallback = config.defaultWebhook;
    return {
      webhooks: await store.webhooks.all(),
      providers: routing.providers,
      defaultHost: fallback === undefined ? null : new URL(fallback).host,
    };
  });

  app.route({ method: 'PUT', url: one, handler: save });

  app.delete(one, async (request, reply) => {
    const { formType } = parseInput(paramsSchema, request.params);
    await store.webhooks.remove(formType);
    // With nowhere to go, what waited stays in the inbox, rather than leave at some later save.
    if ((await routing.webhookOf(formType)) === null) {
      await store.jobs.cancelFormType(formType);
    }
    forwarder.wake();
    return reply.code(204).send();
  });

  app.post(`${one}/test`, async (request) => {
    const { formType } = parseInput(paramsSchema, request.params);
    const webhook = await routing.savedWebhook(formType);
    if (webhook === null) {
      throw new HttpError(404, 'not_found', 'No webhook URL configured for this form');
    }
    return testWebhook(context, formType, webhook, `${request.protocol}://${request.host}`);
  });

  async function save(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { formType } = parseInput(paramsSchema, request.params);
    const { url } = parseInput(webhookSaveSchema, request.body);
    if (!isWebhookUrl(url, routing.providers)) {
      throw new HttpError(400, 'address_refused', 'Please enter a valid Zapier webhook URL');
    }
    await store.webhooks.save(formType, url);
    forwarder.wake();
    return reply.send({ url });
  }
}
