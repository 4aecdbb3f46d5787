/** Asks the browser not to clear this site's storage when the disk is full. Never throws. */
export async function askToKeepStorage(): Promise<void> {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // Only a request; the outbox works without it.
  }
}
