import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { freePort } from '../../../scripts/site/free-port.ts';
import { eventually } from '../../support/eventually.ts';
import { freshFolder } from './server.ts';

const DEPLOYED = fileURLToPath(
  new URL('../../../docs/deploy/nginx-balancer.conf', import.meta.url),
);

/**
 * nginx with the balancer's file as it is handed out, before these servers: on loopback ports, and
 * without the certificates that only the site's owner has; `http` is the version that it speaks to the
 * servers, in the place of the file's. Gives its address.
 */
export async function aBalancer(
  first: string,
  second: string,
  { http = '1.1' }: { http?: '1.0' | '1.1' } = {},
): Promise<string> {
  const folder = freshFolder();
  const [port, plainPort] = [await freePort(), await freePort()];
  const site = readFileSync(DEPLOYED, 'utf8')
    .replace('first:4173', new URL(first).host)
    .replace('second:4173', new URL(second).host)
    .replace('proxy_http_version 1.1;', `proxy_http_version ${http};`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replaceAll(/^\s*(?:ssl_certificate|http2).*$/gm, '');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => {
    mkdirSync(join(folder, kind));
    return `${kind}_temp_path ${join(folder, kind)};`;
  });
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    // Its workers write what they hold back into this test's folder, which is its account's alone.
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid; error_log /dev/null;
events {}
http { access_log off; ${temporary.join(' ')}
${site} }`,
  );
  const balancer = spawn('nginx', ['-p', folder, '-c', file], { stdio: 'ignore' });
  onTestFinished(async () => {
    const gone = once(balancer, 'exit');
    balancer.kill('SIGTERM');
    await gone;
  });
  const address = `http://127.0.0.1:${port}`;
  await eventually(async () => {
    await (await fetch(`${address}/healthz`)).arrayBuffer();
  });
  return address;
}
