import { ownFirm } from '#content/admin/firm.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Context } from '../context.ts';
import { currentContent } from '../publishing/own-content.ts';
import { ownWindows } from '../rate.ts';
import { ownWrongPasswords } from './guesses.ts';
import { createLinks } from './links.ts';
import { createPasskeys } from './passkeys.ts';
import { createSessions } from './sessions.ts';
import { createSignIn } from './sign-in.ts';

export type AdminServices = ReturnType<typeof createAdminServices>;

/** All that signing in takes. */
export function createAdminServices(
  { config, store, notices, passwordCost, now, elapsed }: Context,
  log: FastifyBaseLogger,
) {
  const { people, tokens, sharedCounts } = store;
  const { mailer, origin } = notices;
  const windows = sharedCounts?.windows ?? ownWindows(elapsed);
  const links = createLinks({
    people,
    tokens,
    windows,
    mailer,
    origin,
    cost: passwordCost,
    now,
    log,
  });
  const sessions = createSessions(store, now, async () => ({
    asksEmail: (await people.all()).length > 1,
    hasPasskeys: (await store.passkeys.all()).length > 0,
    canRecover: links.canMail,
    // Read at each request: another logo does not restart this process.
    firm: {
      ...ownFirm,
      logo: (await currentContent(config.dataDir))?.content.look['look']?.logo,
    },
  }));
  const wrongPasswords = sharedCounts?.wrongPasswords ?? ownWrongPasswords(elapsed);
  return {
    links,
    sessions,
    signIn: createSignIn({ people, sessions, wrongPasswords, now }),
    passkeys: createPasskeys(store, now),
  };
}
