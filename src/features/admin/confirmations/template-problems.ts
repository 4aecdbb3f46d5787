import {
  confirmationTemplateSchema,
  type ConfirmationTemplate,
} from '#contract/admin/confirmations.ts';

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
