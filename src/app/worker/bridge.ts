import { isAdminPath } from '#contract/paths.ts';
import { keepInstallPrompt, startInstallWatch } from '#features/install/install-prompt.ts';
import { siteConfig } from '#content/site-config.ts';
import { mayHaveMarks } from '#outbox/core/lost-store.ts';
import { mayHaveWaiting } from '#outbox/core/page-memory.ts';
import { probeNetwork } from '#outbox/page/network.ts';
import { startTriggers } from '#outbox/page/triggers.ts';
import type { Early } from '../boot/early.ts';
import { watchForMissingParts } from './missing-parts.ts';
import { setWaitingVersion } from './update-store.ts';

/** Connects the page to its worker: update offer, install offer, outbox triggers. */
export function startWorkerBridge(early: Early): void {
  startTriggers(() => !isAdminPath(location.pathname));
  void lookForLost();
  startInstallWatch();
  watchForMissingParts();
  const seen = { unreachable: 0 };
  const takeOver = () => {
    if (early.acceptVersion) setWaitingVersion(early.acceptVersion);
    if (early.installPrompt) keepInstallPrompt(early.installPrompt);
    if (early.unreachable > seen.unreachable) void probeNetwork();
    seen.unreachable = early.unreachable;
    early.installPrompt = null;
  };
  early.onChange = takeOver;
  takeOver();
}

/** Looks whether the browser has erased requests that waited here; its code is loaded only then. */
async function lookForLost(): Promise<void> {
  if (isAdminPath(location.pathname)) return;
  if (!mayHaveWaiting() && !(await mayHaveMarks())) return;
  try {
    const { lookForLost } = await import('#outbox/page/lost.ts');
    await lookForLost(siteConfig.leadsWebhookUrl === '');
  } catch {
    // The next page tries again.
  }
}
