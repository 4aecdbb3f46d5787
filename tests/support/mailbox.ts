import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import hoodiecrow from 'hoodiecrow-imap';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { SMTPServer } from 'smtp-server';

const USER = 'office';
const PASSWORD = 'p@ss word';

export type Mailbox = Awaited<ReturnType<typeof startMailbox>>;

/** A real mail server on loopback: what comes in by SMTP is read by IMAP. */
export async function startMailbox() {
  const imap = hoodiecrow({
    plugins: ['UIDPLUS', 'LITERALPLUS', 'ID'],
    users: { [USER]: { password: PASSWORD } },
    storage: { INBOX: { uidnext: 1, messages: [] } },
  });
  // It answers in several small writes, each of which would wait for the one before.
  imap.server.on('connection', (socket) => socket.setNoDelay(true));
  await new Promise<void>((resolve) => imap.listen(0, '127.0.0.1', resolve));
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: 10,
    async onData(stream, _session, done) {
      imap.appendMessage('INBOX', [], new Date(), await text(stream));
      done();
    },
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const transport = createTransport({ host: '127.0.0.1', port: portOf(smtp), ignoreTLS: true });
  const url = (password: string) =>
    `imap://${USER}:${encodeURIComponent(password)}@127.0.0.1:${portOf(imap)}`;
  return {
    settings: { IMAP_URL: url(PASSWORD) },
    wrongSettings: { IMAP_URL: url('wrong') },
    /** Sends an e-mail as a phone does. */
    send: (mail: SendMailOptions) =>
      transport.sendMail({
        from: 'Mary <mary@example.com>',
        to: 'office@ashlarandsons.example',
        subject: 'Request',
        ...mail,
      }),
    /** Lays a message into the mailbox as it is. */
    append: (raw: string) => imap.appendMessage('INBOX', [], new Date(), raw),
    /** The flags of each message, in order. */
    flags: () => imap.storage.INBOX.messages.map(({ flags }) => [...flags]),
    async close(): Promise<void> {
      transport.close();
      await new Promise<void>((resolve) => smtp.close(() => resolve()));
      await new Promise<void>((resolve) => imap.close(resolve));
    },
  };
}

function portOf({ server }: { server: { address: () => unknown } }): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null || !('port' in address)) throw new Error();
  return Number(address.port);
}
