import { onTestFinished } from 'vitest';
import * as nginx from '../../../scripts/site/nginx.ts';
import { freshFolder } from './server.ts';

/** A site's file of docs/deploy on ports and with a certificate of the test's own. */
export function deployedSite(
  name: string,
  upstreams: Readonly<Record<string, string>>,
): Promise<nginx.DeployedSite> {
  return nginx.deployedSite(freshFolder(), name, upstreams);
}

/** Serves a site until the test ends. */
export async function serveWithNginx(site: string): Promise<void> {
  onTestFinished(await nginx.serveWithNginx(freshFolder(), site));
}

/** What `nginx -t` says of a site; throws when it refuses it. */
export function checkSite(site: string): string {
  return nginx.checkSite(freshFolder(), site);
}
