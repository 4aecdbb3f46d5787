import type { FastifyInstance } from 'fastify';
import { webhookSaveSchema, type WebhookSettings } from '#contract/admin.ts';
import { formTypeSchema } from '#contract/form-types.ts';
import { paths } from '#contract/paths.ts';
import { isWebhookUrl } from '#contract/webhook-rule.ts';
import { z } from '#contract/zod.ts';
import type { Context } from '../context.ts';
import { testWebhook } from '../forwarding/test-webhook.ts';
import { parseInput } from '../input.ts';
import { Refusal } from '../refusal.ts';

const paramsSchema = z.object({ formType: formTypeSchema });

/** `/api/admin/webhooks`: the owner's webhook for each form type; a change holds from the next lead on. */
export function webhookRoutes(app: FastifyInstance, context: Context): void {
  const { config, store, destinations, forwarder } = context;
  const one = `${paths.adminWebhooks}/:formType`;

  app.get(paths.adminWebhooks, (): WebhookSettings => {
    const fallback = config.defaultWebhook;
    return {
      webhooks: store.webhooks.all(),
      providers: destinations.providers,
      defaultHost: fallback === undefined ? null : new URL(fallback).host,
    };
  });

  app.put(one, (request) => {
    const { formType } = parseInput(paramsSchema, request.params);
    const { url } = parseInput(webhookSaveSchema, request.body);
    if (!isWebhookUrl(url, destinations.providers)) {
      throw new Refusal(400, 'address_refused', 'Please enter a valid Zapier webhook URL');
    }
    store.webhooks.save(formType, url);
    forwarder.wake();
    return { url };
  });

  app.delete(one, (request, reply) => {
    const { formType } = parseInput(paramsSchema, request.params);
    store.webhooks.remove(formType);
    // With nowhere to go, what waited stays in the inbox, rather than leave at some later save.
    if (destinations.destinationOf(formType) === null) store.jobs.cancelFormType(formType);
    forwarder.wake();
    return reply.code(204).send();
  });

  app.post(`${one}/test`, (request) => {
    const { formType } = parseInput(paramsSchema, request.params);
    const destination = destinations.panelDestination(formType);
    if (destination === null) {
      throw new Refusal(404, 'not_found', 'No webhook URL configured for this form');
    }
    return testWebhook(context, formType, destination, `${request.protocol}://${request.host}`);
  });
}
