import {
  type ConfirmationChange,
  type ConfirmationSettings,
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

/** Saves what changes of the text of all forms. */
export function saveStandard(
  standard: NonNullable<ConfirmationSettings['standard']>,
): Promise<ConfirmationSetup> {
  const body = { standard };
  return call(confirmationSetupSchema, paths.adminConfirmations, { method: 'PUT', body });
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

/** Whose template is edited: that of all forms, or a form's. */
export type TemplateOwner = FormType | 'all';

const unsaved = createUnsaved<TemplateOwner, Typed>();

/** What has been typed of a template and not been saved; for a screen, which hears of it. */
export const useTyped = unsaved.useKept;

/** The same as it stands now. */
export const typedOf = (owner: TemplateOwner): Typed => unsaved.of(owner) ?? {};

/** Keeps it while other forms and screens are looked at; nothing typed is forgotten. */
export function keepTyped(owner: TemplateOwner, typed: Typed): void {
  unsaved.keep(owner, Object.keys(typed).length === 0 ? undefined : typed);
}
