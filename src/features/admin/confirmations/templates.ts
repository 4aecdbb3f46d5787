import {
  type ConfirmationChange,
  type ConfirmationSetup,
  confirmationSetupSchema,
  type ConfirmationTemplate,
  confirmationTemplateSchema,
} from '#contract/admin/confirmations.ts';
import { type NoticeTest, noticeTestSchema } from '#contract/admin/notices.ts';
import type { FormType } from '#contract/form-types.ts';
import { paths } from '#contract/paths.ts';
import { call } from '../api/call.ts';
import { createUnsaved } from '../shared/unsaved.ts';

const templateAt = (formType: FormType) => `${paths.adminConfirmations}/${formType}`;

/** What visitors hear back. Throws a CallError, as all of these. */
export function loadConfirmations(signal: AbortSignal): Promise<ConfirmationSetup> {
  return call(confirmationSetupSchema, paths.adminConfirmations, { signal });
}

/** Switches all confirmations on or off. */
export function switchConfirmations(on: boolean): Promise<ConfirmationSetup> {
  return call(confirmationSetupSchema, paths.adminConfirmations, { method: 'PUT', body: { on } });
}

/** Saves what changes of what is sent for a form. */
export function saveConfirmation(
  formType: FormType,
  change: ConfirmationChange,
): Promise<ConfirmationSetup> {
  return call(confirmationSetupSchema, templateAt(formType), { method: 'PUT', body: change });
}

/** Sends the edited template to one of the owner's addresses. */
export function testConfirmation(
  formType: FormType,
  body: ConfirmationTemplate & { email: string },
): Promise<NoticeTest> {
  return call(noticeTestSchema, `${templateAt(formType)}/test`, { method: 'POST', body });
}

/** What is wrong with a template, at its place. */
export type TemplateProblems = { readonly subject?: string; readonly text?: string };

/** The first thing that is wrong with each field; none when it can be saved. */
export function templateProblems(template: ConfirmationTemplate): TemplateProblems {
  const issues = confirmationTemplateSchema.safeParse(template).error?.issues ?? [];
  const of = (field: keyof TemplateProblems) =>
    issues.find(({ path }) => path[0] === field)?.message;
  const [subject, text] = [of('subject'), of('text')];
  return { ...(subject ? { subject } : {}), ...(text ? { text } : {}) };
}

type Typed = Partial<ConfirmationTemplate>;

const unsaved = createUnsaved<FormType, Typed>();

/** What has been typed of a form's template and not been saved; for a screen, which hears of it. */
export const useTyped = unsaved.useKept;

/** The same as it stands now. */
export const typedOf = (formType: FormType): Typed => unsaved.of(formType) ?? {};

/** Keeps it while other forms and screens are looked at; nothing typed is forgotten. */
export function keepTyped(formType: FormType, typed: Typed): void {
  unsaved.keep(formType, Object.keys(typed).length === 0 ? undefined : typed);
}
