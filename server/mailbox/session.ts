import type { ImapFlow } from 'imapflow';

const CONNECT_MS = 15_000;
const SOCKET_MS = 60_000;
/** Longest round, in milliseconds: a server that answers each step slowly stays within other limits. */
const ROUND_MS = 5 * 60_000;
/** Bytes of a message that are read: its texts come before the photographs it may have. */
const MOST_BYTES = 512 * 1024;
/** Messages of a round; the rest follows in the next. */
const MOST_MESSAGES = 200;
const FIRST_DAYS = 30;
const DAY_MS = 86_400_000;
const LOOPBACK = ['127.0.0.1', '[::1]', 'localhost'];

/** Where reading continues; UIDs count within one validity (RFC 9051, 2.3.1.1). */
export type Place = { readonly uidValidity: string; readonly lastUid: number };

/** How a message was handled: the keyword that marks it, or nothing to mark. */
export type Handled = '' | '$RequestReceived' | '$RequestRefused';

export type Round = {
  /** Address of the mailbox, with the user and password. */
  readonly url: string;
  /** Where the last round ended; null before the first, which begins 30 days ago. */
  readonly from: Place | null;
  readonly now: number;
  readonly signal: AbortSignal;
  /** Handles a message; what it throws ends the round before that message. */
  readonly handle: (source: Uint8Array) => Promise<Handled>;
  /** Notes where reading continues. */
  readonly note: (place: Place) => Promise<void>;
};

/** Reads the new messages of a mailbox, oldest first. Nothing is deleted or marked as seen. */
export async function readNewMessages({ url, signal, ...round }: Round): Promise<void> {
  // Loaded on demand: heavy, and useless to a server without a mailbox.
  const { ImapFlow: Client } = await import('imapflow');
  const { protocol, hostname, port, username, password, pathname } = new URL(url);
  const secure = protocol === 'imaps:';
  const client = new Client({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (secure ? 993 : 143) : Number(port),
    secure,
    // The password never crosses a network in the clear.
    ...(secure || LOOPBACK.includes(hostname) ? {} : { doSTARTTLS: true }),
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SOCKET_MS,
  });
  // Also rejects what is in progress; without a listener it would end the process.
  client.on('error', () => undefined);
  const limit = AbortSignal.any([signal, AbortSignal.timeout(ROUND_MS)]);
  const close = () => client.close();
  limit.addEventListener('abort', close);
  try {
    limit.throwIfAborted();
    await client.connect();
    await readFolder(client, decodeURIComponent(pathname.slice(1)) || 'INBOX', round);
    await client.logout();
  } finally {
    limit.removeEventListener('abort', close);
    client.close();
  }
}

async function readFolder(
  client: ImapFlow,
  folder: string,
  { from, now, handle, note }: Omit<Round, 'url' | 'signal'>,
): Promise<void> {
  const { uidValidity } = await client.mailboxOpen(folder);
  const validity = String(uidValidity);
  const lastUid = from?.uidValidity === validity ? from.lastUid : null;
  const found = await client.search(
    lastUid === null
      ? { since: new Date(now - FIRST_DAYS * DAY_MS) }
      : // `*` is the last message, also if it is an older one.
        { uid: `${lastUid + 1}:*` },
    { uid: true },
  );
  const uids = (found || []).filter((uid) => uid > (lastUid ?? 0)).sort((a, b) => a - b);
  for (const uid of uids.slice(0, MOST_MESSAGES)) {
    const message = await client.fetchOne(
      String(uid),
      { source: { start: 0, maxLength: MOST_BYTES } },
      { uid: true },
    );
    const source = message === false ? undefined : message.source;
    const keyword = source === undefined ? '' : await handle(source);
    if (keyword !== '') await mark(client, uid, keyword);
    await note({ uidValidity: validity, lastUid: uid });
  }
  if (uids.length === 0 && lastUid === null) await note({ uidValidity: validity, lastUid: 0 });
}

/** Not every server allows keywords of one's own: reading does not depend on them. */
async function mark(client: ImapFlow, uid: number, keyword: string): Promise<void> {
  await client.messageFlagsAdd(String(uid), [keyword], { uid: true }).catch(() => false);
}
