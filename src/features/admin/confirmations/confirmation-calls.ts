import {
  confirmationPanelSchema,
  type ConfirmationChange,
  type ConfirmationPanel,
  type ConfirmationTemplate,
} from '#contract/admin/confirmations.ts';
import type { FormType } from '#contract/form-types.ts';
import { noticeTestSchema, type NoticeTest } from '#contract/admin/notices.ts';
import { paths } from '#contract/paths.ts';
import { call } from '../api/call.ts';

const templateAt = (formType: FormType) => `${paths.adminConfirmations}/${formType}`;

/** What visitors hear back. Throws a CallError, as all of these. */
export function loadConfirmations(signal: AbortSignal): Promise<ConfirmationPanel> {
  return call(confirmationPanelSchema, paths.adminConfirmations, { signal });
}

/** Switches all confirmations on or off. */
export function switchConfirmations(on: boolean): Promise<ConfirmationPanel> {
  return call(confirmationPanelSchema, paths.adminConfirmations, { method: 'PUT', body: { on } });
}

/** Saves what changes of what is sent for a form. */
export function saveConfirmation(
  formType: FormType,
  change: ConfirmationChange,
): Promise<ConfirmationPanel> {
  return call(confirmationPanelSchema, templateAt(formType), { method: 'PUT', body: change });
}

/** Sends what stands in the editor to one of the owner's addresses. */
export function testConfirmation(
  formType: FormType,
  body: ConfirmationTemplate & { email: string },
): Promise<NoticeTest> {
  return call(noticeTestSchema, `${templateAt(formType)}/test`, { method: 'POST', body });
}
