import { createHash } from 'node:crypto';
import { noticeWords } from '#content/admin/notices.ts';
import { z } from '#contract/zod.ts';
import type { Mail } from './mailer.ts';

/** A queued notification that is not about a lead. */
const messageSchema = z.object({
  title: z.string(),
  text: z.string(),
  /** Path of the admin page it links to. */
  path: z.string(),
});

export type Message = z.infer<typeof messageSchema>;

/** Parses a queued message; throws if it is invalid. */
export function storedMessage(text: string): Message {
  return messageSchema.parse(JSON.parse(text));
}

/** The e-mail of a message to one recipient; the same topic and recipient get the same id. */
export function messageMail(
  { title, text, path }: Message,
  { topic, to, origin }: { topic: string; to: string; origin: string | null },
): Mail {
  return {
    to,
    subject: title,
    replyTo: null,
    text: `${text}\n\n${noticeWords.alerts.open}\n${origin ?? ''}${path}\n`,
    id: createHash('sha256').update(`${topic}\n${to.toLowerCase()}`).digest('hex').slice(0, 32),
  };
}
