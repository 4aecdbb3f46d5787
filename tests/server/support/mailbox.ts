import { onTestFinished } from 'vitest';
import { startMailbox } from '../../support/mailbox.ts';

/** A real mail server on loopback, which is closed when the test ends. */
export async function aMailbox() {
  const mailbox = await startMailbox();
  onTestFinished(mailbox.close);
  return mailbox;
}
