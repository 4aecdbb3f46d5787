import { leadChangeSchema } from '#contract/admin/admin.ts';
import { z } from '#contract/zod.ts';
import { createUnsaved } from '../../shared/unsaved.ts';

const enteredSchema = z.pick(leadChangeSchema, {
  stage: true,
  lostReason: true,
  assignee: true,
  followUp: true,
  note: true,
});

/** What has been entered of the work on a lead. */
export type Entered = z.infer<typeof enteredSchema>;

/** What has been entered, and the version of the lead on which it was begun. */
export type Unsaved = {
  readonly entered: Entered;
  readonly basis: number;
  /** Whether it is on its way to the server. */
  readonly isSending?: boolean;
};

const text = z.optional(z.string());

// What was on its way when the page went may have been saved: that it is stale will be said then.
const unsaved = createUnsaved<string, Unsaved>({
  name: 'leads',
  schema: z.object({
    // As it was typed: a space that begins a note is none that is wrong.
    entered: z.extend(enteredSchema, { lostReason: text, assignee: text, note: text }),
    basis: z.number(),
  }),
});

/** What was entered of a lead and not saved: its row may have been closed, or have left its list, meanwhile. */
export const unsavedOf = unsaved.of;

/** The same for a form, which hears of what became of it. */
export const useUnsaved = unsaved.useKept;

/** Keeps it; nothing entered is forgotten. */
export function keepUnsaved(leadId: string, next: Unsaved): void {
  unsaved.keep(leadId, Object.keys(next.entered).length === 0 ? undefined : next);
}
