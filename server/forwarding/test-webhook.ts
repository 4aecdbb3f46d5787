import { randomUUID } from 'node:crypto';
import type { z } from '#contract/zod.ts';
import type { webhookTestSchema } from '#contract/admin/webhooks.ts';
import { formTypes, type WebhookKey } from '#contract/form-types.ts';
import { siteOriginOf } from '../build-info.ts';
import type { Context } from '../context.ts';
import type { Webhook } from './routing.ts';
import { stateAfter, type SendError, type SendOutcome } from './outcome.ts';
import { send } from './send.ts';

const TIMEOUT_MS = 15_000;

const reasons: Record<SendError, string> = {
  timeout: 'The webhook did not answer within 15 seconds.',
  refused: 'The webhook refused the connection.',
  reset: 'The webhook closed the connection.',
  name_not_found: 'Could not resolve the webhook’s host name.',
  private_address: 'The webhook has a private address, which is not allowed.',
  tls: 'Could not make a secure connection to the webhook.',
  stopped: 'The server stopped before the webhook answered.',
  network: 'Could not reach the webhook.',
};

type Services = Pick<Context, 'config' | 'build' | 'now' | 'resolve' | 'signing' | 'answers'>;

/** Sends the test payload to a webhook once; records and returns the outcome. */
export async function testWebhook(
  { config, build, now, resolve, signing, answers }: Services,
  key: WebhookKey,
  webhook: Webhook,
): Promise<z.infer<typeof webhookTestSchema>> {
  const submissionId = randomUUID();
  const body = JSON.stringify(testEnvelope(key, submissionId, now(), siteOriginOf(config, build)));
  const outcome = await send({
    ...webhook,
    body,
    headers: await signing.headersOf({ id: `msg_${submissionId}_test`, submissionId, body }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
    resolve,
  });
  const taken = stateAfter(outcome) === 'delivered';
  await answers.noteTest(key, {
    at: new Date(now()).toISOString(),
    host: new URL(webhook.url).host,
    taken,
    status: outcome.kind === 'answer' ? outcome.status : null,
    error: outcome.kind === 'failure' ? outcome.error : null,
  });
  return taken ? { success: true } : { success: false, error: reasonOf(outcome) };
}

function testEnvelope(key: WebhookKey, submissionId: string, now: number, origin: string | null) {
  return {
    submissionId,
    revision: 1,
    formType: key === 'all' ? formTypes[0] : key,
    timestamp: new Date(now).toISOString(),
    // Never from a header: the Host header is the request's, not ours.
    source: origin ?? '',
    data: {
      name: 'Test Lead',
      email: 'test@example.com',
      // From the range reserved by the Australian regulator for fiction.
      phone: '0491 570 006',
      phoneE164: '+61491570006',
      service: 'assessment',
      message: 'This is a test of the webhook. No reply is needed.',
      testMode: true,
      formName: 'Webhook test',
      userAgent: '',
      referrer: '',
      pageUrl: origin === null ? '' : `${origin}/admin/webhooks`,
    },
  };
}

function reasonOf(outcome: SendOutcome): string {
  return outcome.kind === 'failure'
    ? reasons[outcome.error]
    : `The webhook answered with status ${outcome.status}.`;
}
