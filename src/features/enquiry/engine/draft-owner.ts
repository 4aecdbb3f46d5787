import { webLocks } from '#lib/browser.ts';

/**
 * Claims a draft for this tab (Web Lock `draft:<key>`), so that two tabs never overwrite each
 * other. Soon calls back with whether this tab owns it, and again when the other tab releases it.
 * Without Web Locks every tab owns it and the last write wins. Returns how to release it.
 */
export function claimDraft(draftKey: string, onOwner: (owner: boolean) => void): () => void {
  const locks = webLocks();
  if (locks === null) {
    onOwner(true);
    return () => undefined;
  }
  const name = `draft:${draftKey}`;
  let release = () => {};
  const given = new Promise<void>((resolve) => {
    release = resolve;
  });
  const abort = new AbortController();
  const hold = () => {
    if (!abort.signal.aborted) onOwner(true);
    return given;
  };
  const claim = async () => {
    // A form on the previous page releases it in the same moment, but its lock is freed a task
    // later.
    await new Promise((resolve) => setTimeout(resolve));
    if (abort.signal.aborted) return;
    const refused = await locks.request(name, { ifAvailable: true }, (lock) =>
      lock ? hold().then(() => false) : true,
    );
    if (!refused || abort.signal.aborted) return;
    onOwner(false);
    await locks.request(name, { signal: abort.signal }, hold);
  };
  claim().catch(() => {
    // Released while waiting, or locks are refused here: then the last write wins.
    if (!abort.signal.aborted) onOwner(true);
  });
  return () => {
    abort.abort();
    release();
  };
}
