import { isAdminPath } from '#contract/paths.ts';
import { keepInstallPrompt, startInstallWatch } from '#features/install/install-prompt.ts';
import { probeNetwork } from '#outbox/page/network.ts';
import { startTriggers } from '#outbox/page/triggers.ts';
import type { Early } from '../boot/early.ts';
import { watchForMissingParts } from './missing-parts.ts';
import { setWaitingVersion } from './update-store.ts';

/** Connects the page to its worker: update offer, install offer, outbox triggers. */
export function startWorkerBridge(early: Early): void {
  startTriggers(() => !isAdminPath(location.pathname));
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
