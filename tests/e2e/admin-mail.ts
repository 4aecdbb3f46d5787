import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { Site } from '../support/site.ts';
import { test as base } from './admin-set-up.ts';

export const OWNER = 'owner@firm.example';

/** One e-mail as it was handed over, and to whom. */
type Letter = Email & { readonly recipient: string };

type Post = {
  readonly url: string;
  readonly letters: Letter[];
  /** What comes from now on is taken only then. */
  readonly hold: (until: Promise<void>) => void;
};

/** The site with a mail server of its own, whose first recipient is the owner. */
export const test = base.extend<{ post: Post }>({
  post: async ({}, use) => {
    const letters: Letter[] = [];
    let isOpen = Promise.resolve();
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      disableReverseLookup: true,
      async onData(stream, { envelope }, done) {
        const recipient = envelope.rcptTo.map(({ address }) => address).join();
        await isOpen;
        letters.push({ ...(await PostalMime.parse(await text(stream))), recipient });
        done();
      },
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const address = server.server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    await use({ url: `smtp://127.0.0.1:${port}`, letters, hold: (until) => (isOpen = until) });
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
  },
  site: ({ post }, use) =>
    Site.during({ SMTP_URL: post.url, MAIL_FROM: 'office@firm.example', NOTIFY_EMAIL: OWNER }, use),
});
