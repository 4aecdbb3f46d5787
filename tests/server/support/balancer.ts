import { eventually } from '../../support/eventually.ts';
import { checkSite, deployedSite, serveWithNginx } from './nginx.ts';

/**
 * nginx with the balancer's file as it is handed out, which `nginx -t` has taken as it is, before
 * these servers; then without HTTPS, which clients of tests do not speak. `http` is the version that
 * it speaks to the servers, in the place of the file's. Gives its address.
 */
export async function aBalancer(
  first: string,
  second: string,
  { http = '1.1' }: { http?: '1.0' | '1.1' } = {},
): Promise<string> {
  const { text, port } = await deployedSite('nginx-balancer.conf', {
    'first:4173': new URL(first).host,
    'second:4173': new URL(second).host,
  });
  checkSite(text);
  await serveWithNginx(
    text
      .replace('proxy_http_version 1.1;', `proxy_http_version ${http};`)
      .replace(' ssl http2;', ';')
      .replaceAll(/^\s*ssl_certificate.*$/gm, ''),
  );
  const address = `http://127.0.0.1:${port}`;
  await eventually(async () => {
    await (await fetch(`${address}/healthz`)).arrayBuffer();
  });
  return address;
}
