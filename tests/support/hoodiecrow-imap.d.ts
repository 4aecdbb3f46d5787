declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net';

  type StoredMessage = { uid: number; flags: string[]; raw: string };

  type ImapServer = {
    listen: (port: number, host: string, listening: () => void) => void;
    close: (closed: () => void) => void;
    server: Server;
    appendMessage: (
      mailbox: string,
      flags: readonly string[],
      internalDate: Date | string,
      raw: string,
    ) => void;
    storage: Record<string, { folders?: Record<string, { messages: StoredMessage[] }> }> & {
      INBOX: { messages: StoredMessage[] };
    };
  };

  /** A scriptable IMAP server in memory. */
  export default function hoodiecrow(options: {
    plugins?: readonly string[];
    storage?: object;
    users?: Record<string, { password: string }>;
  }): ImapServer;
}
