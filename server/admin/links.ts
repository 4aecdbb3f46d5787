import { createHash, randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { linkMails } from '#content/admin/people.ts';
import { type Invitation, invitationSchema, type Linked } from '#contract/admin/people.ts';
import { HttpError } from '../http-error.ts';
import type { Mailer } from '../notices/mailer.ts';
import type { RequestWindows } from '../store/engine.ts';
import { addPerson, type PeopleStore, type StoredPerson } from '../store/people.ts';
import type { StoredToken, TokenStore } from '../store/single-use-tokens.ts';
import { hashPassword, type PasswordCost, refuseWeak } from './password.ts';

const MINUTE = 60_000;
const INVITATION_MS = 72 * 60 * MINUTE;
const RECOVERY_MS = 60 * MINUTE;
/** Nobody gets a further e-mail within this time, whoever asks for it. */
const BETWEEN_MAILS_MS = 5 * MINUTE;

const KINDS = ['invitation', 'recovery'] as const;

type Services = {
  people: PeopleStore;
  tokens: TokenStore;
  windows: RequestWindows;
  /** Null if the server sends no e-mail. */
  mailer: Mailer | null;
  /** The site's origin, with which links in e-mails begin. */
  origin: string | null;
  cost: PasswordCost;
  now: () => number;
  log: FastifyBaseLogger;
};

/** The page of a link; what follows `#` is sent to no server. */
const pathOf = (token: string) => `/admin/join#${token}`;

export type Links = ReturnType<typeof createLinks>;

/** Links that work once: to join, and to set a new password. */
export function createLinks({ people, tokens, windows, mailer, origin, cost, now, log }: Services) {
  const canMail = mailer !== null && origin !== null;

  async function mailLink(to: string, path: string, words: { subject: string; text: string }) {
    if (mailer === null || origin === null || to === '') return false;
    const text = `${words.text}\n\n${origin}${path}\n`;
    const id = createHash('sha256').update(path).digest('hex').slice(0, 32);
    const sent = await mailer.send({ to, subject: words.subject, text, replyTo: null, id });
    if (sent.kind !== 'sent') log.warn(`A link could not be sent by e-mail: ${sent.code}.`);
    return sent.kind === 'sent';
  }

  async function detailsOf(token: StoredToken): Promise<Linked> {
    if (token.kind === 'invitation') {
      const { name, email } = invitationSchema.parse(JSON.parse(token.details));
      return { kind: 'invitation', name, email };
    }
    const person = await people.find(token.person_id ?? '');
    if (token.kind !== 'recovery' || person === null) throw linkOver();
    return { kind: 'recovery', name: person.name, email: person.email };
  }

  return {
    canMail,
    /** Invites a person. The link is returned in either case: mail may not arrive. */
    async invite(invitation: Invitation, by: string): Promise<{ path: string; isMailed: boolean }> {
      if (await people.taken(invitation)) throw nameTaken();
      const token = newToken();
      const details = JSON.stringify(invitation);
      const expiresAt = now() + INVITATION_MS;
      await tokens.add({ token, kind: 'invitation', personId: null, details, expiresAt }, now());
      const path = pathOf(token);
      const words = linkMails.invitation(invitation.name, by);
      return { path, isMailed: await mailLink(invitation.email, path, words) };
    },
    /** Invitations that wait. */
    async waiting() {
      return (await tokens.all('invitation', now())).map(({ id, details, expires_at }) => ({
        id,
        ...invitationSchema.parse(JSON.parse(details)),
        expiresAt: new Date(expires_at).toISOString(),
      }));
    },
    withdraw: (id: string): Promise<void> => tokens.remove(id),
    /** Sends a link to whoever has this address; nothing says whether somebody does. */
    async recover(email: string): Promise<void> {
      const person = canMail ? await people.byEmail(email) : null;
      if (person === null) return;
      const { current } = await windows.hit(`recovery ${person.id}`, BETWEEN_MAILS_MS);
      if (current > 1) return;
      const token = newToken();
      const expiresAt = now() + RECOVERY_MS;
      const { id: personId } = person;
      await tokens.add({ token, kind: 'recovery', personId, details: '', expiresAt }, now());
      await mailLink(person.email, pathOf(token), linkMails.recovery);
    },
    /** Whose link it is. Throws a 410 for one that has been used or is over. */
    async look(token: string): Promise<Linked> {
      const found = await tokens.find(token, now());
      if (found === null) throw linkOver();
      return detailsOf(found);
    },
    /** Sets the password of whoever the link is for; resolves with the person. */
    async use(token: string, password: string): Promise<StoredPerson> {
      const found = await tokens.find(token, now());
      if (found === null) throw linkOver();
      const { kind } = await detailsOf(found);
      refuseWeak(password);
      if (kind === 'invitation') {
        const invitation = invitationSchema.parse(JSON.parse(found.details));
        if (await people.taken(invitation)) throw nameTaken();
      }
      const passwordHash = await hashPassword(password, cost);
      const id = await tokens.use(token, KINDS, now(), async (trx, { person_id, details }) =>
        person_id === null
          ? (
              await addPerson(
                trx,
                { ...invitationSchema.parse(JSON.parse(details)), passwordHash },
                now(),
              )
            ).id
          : person_id,
      );
      if (id === null) throw linkOver();
      if (kind === 'recovery') await people.setPassword(id, passwordHash);
      const person = await people.find(id);
      if (person === null) throw linkOver();
      return person;
    },
  };
}

function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function nameTaken(): HttpError {
  return new HttpError(409, 'name_taken', 'Another person has this name or e-mail address.');
}

function linkOver(): HttpError {
  return new HttpError(410, 'link_over', 'This link has been used or has expired.');
}
