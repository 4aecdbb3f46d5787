import { webLocks } from '#lib/browser.ts';

/**
 * Claims a draft for this tab (Web Lock `draft:<key>`), so that two tabs never write over each
 * other. Calls back soon with whether it is ours, and again when the other tab gives it up. Without
 * Web Locks every tab owns it and the last writer wins. Returns how to give it up.
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
    // A form on the page before gives it up in the same moment, but its lock goes a moment later.
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
    // Given up while waiting, or locks are refused here: then the last writer wins.
    if (!abort.signal.aborted) onOwner(true);
  });
  return () => {
    abort.abort();
    release();
  };
}
