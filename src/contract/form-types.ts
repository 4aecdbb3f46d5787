import { z } from './zod.ts';

/** The eight webhook form types, in the order that the owner sees them. */
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

/** Priority of a form type in the owner's panel. */
export const priorities = ['high', 'medium', 'low'] as const;
export type Priority = (typeof priorities)[number];
