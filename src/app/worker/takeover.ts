/**
 * Reloads this tab once when a new version takes control, so that two versions are never mixed:
 * every tab does so, whichever of them accepted it. The first worker ever does not trigger a
 * reload.
 */
export function reloadOnTakeover(
  workers: Pick<ServiceWorkerContainer, 'controller' | 'addEventListener'>,
  reload: () => void,
): void {
  let controlled = workers.controller !== null;
  let reloading = false;
  workers.addEventListener('controllerchange', () => {
    if (controlled && !reloading) {
      reloading = true;
      reload();
    }
    controlled = true;
  });
}
