import { z } from '../zod.ts';
import { mailAddress } from './notices.ts';

const moment = z.iso.datetime();
const count = z.int().check(z.nonnegative());

/** An owner may do everything; the office reads and works leads. */
export const roles = ['owner', 'office'] as const;

export const roleSchema = z.enum(roles);

export type Role = z.infer<typeof roleSchema>;

/** Longest texts, shortest password, in characters. */
export const personLimits = {
  nameMax: 60,
  passwordMin: 10,
  passwordMax: 200,
} as const;

/** Who is signed in. Name and address of the first owner are empty until they have set them. */
export const personSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: roleSchema,
});

export type Person = z.infer<typeof personSchema>;

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(personLimits.nameMax));
const email = mailAddress;
const password = z.string().check(z.minLength(1), z.maxLength(personLimits.passwordMax));
const token = z.string().check(z.minLength(20), z.maxLength(100));

/** Body of `POST /api/admin/people/invitations`. */
export const invitationSchema = z.object({ name, email, role: roleSchema });

export type Invitation = z.infer<typeof invitationSchema>;

/** Body of `PATCH /api/admin/people/{id}`. */
export const personChangeSchema = z.object({ role: roleSchema });

/** Response of `GET /api/admin/people` and of every change to it. */
export const peopleSchema = z.object({
  people: z.array(
    z.extend(personSchema, {
      /** Cannot be removed or demoted. */
      isFirst: z.boolean(),
      hasCodes: z.boolean(),
      passkeys: count,
      lastSeenAt: z.nullable(moment),
    }),
  ),
  /** Links that have not been used yet. */
  invitations: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      role: roleSchema,
      expiresAt: moment,
    }),
  ),
  canMail: z.boolean(),
});

export type People = z.infer<typeof peopleSchema>;

/** Response of `POST /api/admin/people/invitations`: the link is shown only once. */
export const invitedSchema = z.object({
  /** Path of the link, whose part after `#` is the secret. */
  path: z.string(),
  isMailed: z.boolean(),
  people: peopleSchema,
});

export type Invited = z.infer<typeof invitedSchema>;

/** Response of `GET /api/admin/people/names`: whom a lead can be assigned to. */
export const namesSchema = z.object({ names: z.array(z.string()) });

export const linkKinds = ['invitation', 'recovery'] as const;

/** Body of `POST /api/admin/links`; the response says whose link it is. */
export const linkSchema = z.object({ token });

export const linkedSchema = z.object({
  kind: z.enum(linkKinds),
  name: z.string(),
  email: z.string(),
});

export type Linked = z.infer<typeof linkedSchema>;

/** Body of `POST /api/admin/links/use`; the response is the new session. */
export const linkUseSchema = z.object({ token, password });

/** Body of `POST /api/admin/recovery`. */
export const recoverySchema = z.object({ email });

/** Body of `PATCH /api/admin/account`. */
export const profileSchema = z.object({ name, email: z.union([email, z.literal('')]) });

/** Body of `PUT /api/admin/account/password`. */
export const passwordChangeSchema = z.object({ current: password, password });

/** Body of calls that ask for the password once more. */
export const confirmationSchema = z.object({ password });

/** Response of `POST /api/admin/account/codes`: the secret for an authenticator app. */
export const codesSetupSchema = z.object({ secret: z.string(), uri: z.string() });

/** Body of `PUT /api/admin/account/codes`, which switches codes on. */
export const codesStartSchema = z.object({
  secret: z.string().check(z.regex(/^[A-Z2-7]{16,64}$/)),
  code: z.string().check(z.maxLength(20)),
  password,
});

/** The response: shown only once. */
export const recoveryCodesSchema = z.object({ codes: z.array(z.string()) });

/** Body of `POST /api/admin/account/passkeys` and `POST /api/admin/session/passkey`. */
export const passkeyAnswerSchema = z.looseObject({
  id: z.string(),
  rawId: z.string(),
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}),
  response: z.looseObject({ clientDataJSON: z.string() }),
});

export type PasskeyAnswer = z.infer<typeof passkeyAnswerSchema>;

/** Response of `GET /api/admin/account` and of every change to it. */
export const accountSchema = z.object({
  person: personSchema,
  sessions: z.array(
    z.object({
      id: z.string(),
      device: z.string(),
      place: z.string(),
      startedAt: moment,
      seenAt: moment,
      isCurrent: z.boolean(),
    }),
  ),
  hasCodes: z.boolean(),
  recoveryCodes: count,
  passkeys: z.array(
    z.object({ id: z.string(), name: z.string(), addedAt: moment, usedAt: z.nullable(moment) }),
  ),
});

export type Account = z.infer<typeof accountSchema>;
