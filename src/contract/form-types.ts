import { z } from './zod.ts';

/** The eight webhook form types, in the order shown to the owner. */
export const formTypes = [
  'smart_lead',
  'enhanced_contact',
  'quick_assessment',
  'assessment_popup',
  'hero_contact',
  'lead_capture',
  'modern_contact',
  'feedback',
] as const;

export const formTypeSchema = z.enum(formTypes);

export type FormType = z.infer<typeof formTypeSchema>;

/** Form types of leads: the eight, and those that the owner enters. */
export const leadFormTypes = [...formTypes, 'by_hand'] as const;

export const leadFormTypeSchema = z.enum(leadFormTypes);

export type LeadFormType = z.infer<typeof leadFormTypeSchema>;

/** What a webhook can be saved for: all forms without one of their own, or one form type. */
export const webhookKeys = ['all', ...formTypes] as const;

export const webhookKeySchema = z.enum(webhookKeys);

export type WebhookKey = z.infer<typeof webhookKeySchema>;

/** Priority of a form type on the admin screens. */
export const priorities = ['high', 'medium', 'low'] as const;
export type Priority = (typeof priorities)[number];
