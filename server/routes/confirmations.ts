import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sampleAnswers, sampleReceipt } from '#content/admin/confirmations.ts';
import {
  confirmationChangeSchema,
  confirmationSetupSchema,
  confirmationSettingsSchema,
  confirmationTestSchema,
  type ConfirmationSetup,
} from '#contract/admin/confirmations.ts';
import { formTypes, formTypeSchema } from '#contract/form-types.ts';
import type { NoticeTest } from '#contract/admin/notices.ts';
import { paths } from '#contract/paths.ts';
import { z } from '#contract/zod.ts';
import { changesBetween } from '../audit.ts';
import type { Context } from '../context.ts';
import { HttpError } from '../http-error.ts';
import { parseInput } from '../input.ts';
import { partOf, templateIn } from '../notices/confirmation-texts.ts';
import { createConfirmationSettings } from '../notices/confirmation-settings.ts';
import { confirmationMail } from '../notices/confirmations.ts';
import { missingForMail } from '../notices/mailer.ts';

const paramsSchema = z.object({ formType: formTypeSchema });

/** `/api/admin/confirmations`: whether visitors get confirmations, their text, and a test. */
export function confirmationRoutes(
  app: FastifyInstance,
  { config, audit, notices, now }: Context,
): void {
  const { confirmations, rules, mailer } = notices;
  const one = `${paths.adminConfirmations}/:formType`;

  app.get(paths.adminConfirmations, (): Promise<ConfirmationSetup> => setup());

  app.route({
    method: 'PUT',
    url: paths.adminConfirmations,
    async handler(request) {
      const { on, standard } = parseInput(confirmationSettingsSchema, request.body);
      await audit.change(request, async ({ settings }) => {
        const changing = createConfirmationSettings(settings);
        const before = { confirmations: await changing.isOn() };
        if (on !== undefined) await changing.switch(on);
        const deeds = changesBetween(before, { confirmations: await changing.isOn() });
        if (standard === undefined) return deeds;
        await changing.changeStandard(standard);
        return [...deeds, { kind: 'settings', subject: 'confirmation_text' }];
      });
      return setup();
    },
  });

  app.route({
    method: 'PUT',
    url: one,
    async handler(request) {
      const { formType } = parseInput(paramsSchema, request.params);
      const change = parseInput(confirmationChangeSchema, request.body);
      await audit.change(request, async ({ settings }) => {
        await createConfirmationSettings(settings).change(formType, change);
        return [{ kind: 'settings', subject: `confirmation:${formType}` }];
      });
      return setup();
    },
  });

  app.post(`${one}/test`, async (request): Promise<NoticeTest> => {
    const { formType } = parseInput(paramsSchema, request.params);
    const { email, ...template } = parseInput(confirmationTestSchema, request.body);
    if (!(await testAddresses()).includes(email)) {
      throw new HttpError(
        400,
        'address_refused',
        'Test e-mails can only go to a recipient of notifications.',
      );
    }
    if (mailer === null) return { sent: false, failure: 'not_set_up' };
    const receivedAt = new Date(now()).toISOString();
    const sample = {
      id: randomUUID(),
      formType,
      answers: sampleAnswers,
      receipt: sampleReceipt,
      receivedAt,
    };
    const result = await mailer.send(confirmationMail(template, sample, email));
    return result.kind === 'sent'
      ? { sent: true, failure: null }
      : { sent: false, failure: result.code };
  });

  async function testAddresses(): Promise<string[]> {
    return (await rules.settings()).recipients.map(({ email }) => email);
  }

  async function setup(): Promise<ConfirmationSetup> {
    const texts = await confirmations.texts();
    return confirmationSetupSchema.parse({
      on: await confirmations.isOn(),
      templates: Object.fromEntries(
        formTypes.map((formType) => [formType, templateIn(texts, formType)]),
      ),
      standard: texts.standard,
      own: formTypes.filter((formType) => partOf(texts, formType).own !== null),
      mailMissing: missingForMail(config),
      testAddresses: await testAddresses(),
    });
  }
}
