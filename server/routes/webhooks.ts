import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { invalidWebhookUrl } from '#content/admin/webhooks.ts';
import {
  webhookSaveSchema,
  type webhookSecretSchema,
  type WebhookSettings,
  type WebhookSigning,
} from '#contract/admin/webhooks.ts';
import { formTypes, type WebhookKey, webhookKeySchema } from '#contract/form-types.ts';
import { paths } from '#contract/paths.ts';
import { isWebhookUrl } from '#contract/webhook-rule.ts';
import { z } from '#contract/zod.ts';
import type { Context } from '../context.ts';
import { testWebhook } from '../forwarding/test-webhook.ts';
import { HttpError } from '../http-error.ts';
import { parseInput } from '../input.ts';
import type { SettingStore } from '../store/settings.ts';

const paramsSchema = z.object({ formType: webhookKeySchema });

/**
 * `/api/admin/webhooks`: the owner's webhook for each form type, and for all others; a change
 * applies from the next lead on, and retries what the previous URL refused.
 */
export function webhookRoutes(app: FastifyInstance, context: Context): void {
  const { config, store, audit, routing, forwarder, answers, now } = context;
  const one = `${paths.adminWebhooks}/:formType`;

  app.get(paths.adminWebhooks, (): Promise<WebhookSettings> => settings());

  app.route({ method: 'PUT', url: one, handler: save });

  app.delete(one, async (request, reply) => {
    const { formType } = parseInput(paramsSchema, request.params);
    const from = await savedHost(formType);
    await following(formType, () =>
      audit.change(request, async ({ webhooks }) => {
        await webhooks.remove(formType);
        return [{ kind: 'webhooks', subject: formType, from }];
      }),
    );
    return reply.code(204).send();
  });

  app.post(`${paths.adminWebhooks}/send-again`, async (): Promise<WebhookSettings> => {
    const addresses = await routing.addresses();
    const reachable = formTypes.filter((formType) => addresses.get(formType) !== null);
    await store.jobs.sendAgain(reachable, now());
    forwarder.wake();
    return settings();
  });

  app.post(`${one}/test`, async (request) => {
    const { formType } = parseInput(paramsSchema, request.params);
    const webhook = await routing.savedWebhook(formType);
    if (webhook === null) {
      throw new HttpError(404, 'not_found', 'No webhook URL configured for this form');
    }
    return testWebhook(context, formType, webhook);
  });

  async function save(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { formType } = parseInput(paramsSchema, request.params);
    const { url } = parseInput(webhookSaveSchema, request.body);
    if (!isWebhookUrl(url, routing.providers)) {
      throw new HttpError(400, 'address_refused', invalidWebhookUrl(routing.providers));
    }
    const from = await savedHost(formType);
    const to = new URL(url).host;
    await following(formType, () =>
      audit.change(request, async ({ webhooks }) => {
        await webhooks.save(formType, url);
        return [{ kind: 'webhooks', subject: formType, from, to }];
      }),
    );
    return reply.send({ url });
  }

  /** The host alone: the rest of such a URL is often its secret. */
  async function savedHost(formType: WebhookKey): Promise<string> {
    const url = (await store.webhooks.saved()).get(formType);
    return url === undefined ? '' : new URL(url).host;
  }

  /** Changes where leads go, and sends waiting or refused ones again if that has changed. */
  async function following(key: WebhookKey, change: () => Promise<void>): Promise<void> {
    const before = await routing.addresses();
    await change();
    const after = await routing.addresses();
    const moved = formTypes.filter((formType) => after.get(formType) !== before.get(formType));
    const mended = moved.filter((formType) => after.get(formType) !== null);
    const changed = formTypes.filter((formType) => formType === key || moved.includes(formType));
    for (const formType of changed.filter((one) => after.get(one) === null)) {
      // Without a webhook, waiting leads stay in the inbox instead of being sent after a later
      // save.
      await store.jobs.cancelFormType(formType);
    }
    if (mended.length > 0) {
      await store.jobs.sendAgain(mended, now());
      await store.jobs.bringForward(mended, now(), now());
    }
    forwarder.wake();
  }

  async function settings(): Promise<WebhookSettings> {
    const fallback = config.defaultWebhook;
    return {
      webhooks: await store.webhooks.all(),
      providers: routing.providers,
      defaultHost: fallback === undefined ? null : new URL(fallback).host,
      all: (await store.webhooks.saved()).get('all') ?? null,
      ...(await answers.read()),
      undeliverable: await store.jobs.refused(),
    };
  }
}

type Shown = z.infer<typeof webhookSecretSchema>;

/** `/api/admin/webhook-secret`: the secret that signs webhook requests, shown once. */
export function webhookSecretRoutes(app: FastifyInstance, { signing, audit }: Context): void {
  app.get(paths.adminWebhookSecret, (): Promise<WebhookSigning> => signing.state());

  app.post(`${paths.adminWebhookSecret}/show`, (request): Promise<Shown> => {
    return shown(request, 'shown', async (within) => {
      const secret = await signing.show(within);
      if (secret !== null) return secret;
      throw new HttpError(409, 'already_shown', 'The secret is shown only once.');
    });
  });

  app.post(`${paths.adminWebhookSecret}/rotate`, (request): Promise<Shown> =>
    shown(request, 'new', (within) => signing.rotate(within)),
  );

  async function shown(
    request: FastifyRequest,
    to: string,
    secretIn: (within: SettingStore) => Promise<string>,
  ): Promise<Shown> {
    let secret = '';
    await audit.change(request, async ({ settings }) => {
      secret = await secretIn(settings);
      return [{ kind: 'webhooks', subject: 'secret', to }];
    });
    return { ...(await signing.state()), secret };
  }
}
