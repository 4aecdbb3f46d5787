import { contentPictureSchema } from '#contract/content/pictures.ts';
import { z } from '../zod.ts';
import { personSchema } from './people.ts';

/** Body of `POST /api/admin/session`. Without an address, the password is the first owner's. */
export const signInSchema = z.object({
  email: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  password: z.string().check(z.minLength(1), z.maxLength(200)),
  /** From an authenticator app, or a recovery code. */
  code: z.optional(z.string().check(z.maxLength(40))),
});

export type SignIn = z.infer<typeof signInSchema>;

/** The firm as it is published now: the app of the office is the build's. */
export const firmSchema = z.object({
  name: z.string(),
  /** As they are shown. */
  phone: z.string(),
  email: z.string(),
  /** Where one has been published. */
  logo: z.optional(contentPictureSchema),
});

export type Firm = z.infer<typeof firmSchema>;

/** Response of `GET` and `POST /api/admin/session`. */
export const sessionSchema = z.object({
  signedIn: z.boolean(),
  /** When the session expires without activity; null when signed out. */
  expiresAt: z.nullable(z.iso.datetime()),
  /** Who is signed in. These fields are absent in earlier releases. */
  person: z.optional(personSchema),
  /** Whether there are several people, so that the sign-in asks for an e-mail address. */
  asksEmail: z.optional(z.boolean()),
  /** Whether somebody signs in with a passkey. */
  hasPasskeys: z.optional(z.boolean()),
  /** Whether the server can send a link to set a new password. */
  canRecover: z.optional(z.boolean()),
  firm: z.optional(firmSchema),
});

export type Session = z.infer<typeof sessionSchema>;

/**
 * What happened to a lead. `told`: a notification was sent or failed; `erased`: deleted for good.
 */
export const adminEventKinds = [
  'arrived',
  'changed',
  'photos',
  'forwarding',
  'told',
  'erased',
] as const;

/** A lead has changed. Carries no data of the lead: the client fetches what it needs. */
export const adminEventSchema = z.object({
  kind: z.enum(adminEventKinds),
  /** The lead's id; null for several, or if some events may have been missed. */
  lead: z.nullable(z.string()),
});

export type AdminEvent = z.infer<typeof adminEventSchema>;

/**
 * Event names of `GET /api/admin/live`, as on the wire; only `lead` carries data.
 */
export const eventNames = {
  /** Data: an `AdminEvent`. */
  lead: 'news',
  heartbeat: 'beat',
  /** The session has ended, and with it the stream. */
  end: 'end',
} as const;

/**
 * Heartbeat interval, in milliseconds: below the minute after which proxies close an idle stream.
 */
export const HEARTBEAT_MS = 25_000;
