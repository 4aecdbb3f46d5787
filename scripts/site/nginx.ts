import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

/** The name in the files of docs/deploy. */
export const DEPLOYED_HOST = 'www.example.com';
const FOLDERS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
const LOOK_MS = 20;

/** A file of docs/deploy on free ports and with a certificate of its own. */
export type DeployedSite = { text: string; port: number; certificate: string };

/**
 * A site's file as it is handed out, with HTTPS on a loopback port: only ports, certificate and
 * upstream addresses, which are the machine's, are replaced.
 */
export async function deployedSite(
  folder: string,
  name: string,
  upstreams: Readonly<Record<string, string>>,
): Promise<DeployedSite> {
  const [port, plainPort] = [await freePort(), await freePort()];
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  makeCertificate(key, certificate);
  const path = new URL(`../../docs/deploy/${name}`, import.meta.url);
  const text = Object.entries({
    ...upstreams,
    'listen 443 ': `listen 127.0.0.1:${port} `,
    'listen 80;': `listen 127.0.0.1:${plainPort};`,
    [`/etc/letsencrypt/live/${DEPLOYED_HOST}/fullchain.pem`]: certificate,
    [`/etc/letsencrypt/live/${DEPLOYED_HOST}/privkey.pem`]: key,
  }).reduce(
    (site, [from, to]) => site.replaceAll(from, to),
    readFileSync(fileURLToPath(path), 'utf8'),
  );
  return { text, port, certificate: readFileSync(certificate, 'utf8') };
}

/** Checks a site with `nginx -t`, then serves it from an empty folder; returns how to stop. */
export async function serveWithNginx(folder: string, site: string): Promise<() => Promise<void>> {
  const args = ['-p', folder, '-c', configOf(folder, site)];
  checkConfig(args);
  const nginx = spawn('nginx', args, { stdio: 'ignore' });
  const gone = once(nginx, 'exit');
  const stop = async () => {
    nginx.kill('SIGTERM');
    await gone;
  };
  while (!existsSync(join(folder, 'pid'))) {
    if (nginx.exitCode !== null) throw new Error(`nginx did not start: see ${folder}/log.`);
    await pause(LOOK_MS);
  }
  return stop;
}

/** What `nginx -t` says of a site, in an empty folder; throws when it refuses it. */
export function checkSite(folder: string, site: string): string {
  return checkConfig(['-p', folder, '-c', configOf(folder, site)]);
}

function checkConfig(args: readonly string[]): string {
  return execFileSync('nginx', ['-t', ...args], { encoding: 'utf8', stdio: 'pipe' });
}

function configOf(folder: string, site: string): string {
  const temporary = FOLDERS.map((kind) => {
    mkdirSync(join(folder, kind));
    return `${kind}_temp_path ${join(folder, kind)};`;
  });
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    // Its workers write what they hold back into this folder, which is its account's alone.
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid; error_log ${folder}/log;
events {}
http { access_log off; ${temporary.join(' ')}
${site} }`,
  );
  return file;
}

function makeCertificate(key: string, certificate: string): void {
  const named = ['-subj', `/CN=${DEPLOYED_HOST}`, '-addext', `subjectAltName=DNS:${DEPLOYED_HOST}`];
  const short = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-days', '2'];
  execFileSync(
    'openssl',
    ['req', '-x509', '-nodes', ...short, ...named, '-keyout', key, '-out', certificate],
    { stdio: 'pipe' },
  );
}
