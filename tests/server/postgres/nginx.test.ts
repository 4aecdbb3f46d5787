import { once } from 'node:events';
import { connect } from 'node:http2';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { eventually } from '../../support/eventually.ts';
import { started } from '../support/child.ts';
import { deployedSite, serveWithNginx } from '../support/nginx.ts';
import { freshFolder } from '../support/server.ts';

/** The answer over HTTP/2, which a browser takes where the server offers it. */
async function askOverHttp2(port: number, ca: string, path: string) {
  const session = connect(`https://127.0.0.1:${port}`, { ca, servername: 'www.example.com' });
  try {
    await once(session, 'connect');
    const body = await text(session.request({ ':path': path }));
    return { protocol: session.alpnProtocol, body };
  } finally {
    session.destroy();
  }
}

test.each([
  ['nginx-proxy.conf', ['127.0.0.1:4173']],
  ['nginx-balancer.conf', ['first:4173', 'second:4173']],
])('this machine’s nginx takes %s and speaks HTTP/2 with it', async (file, upstreams) => {
  const server = await started({ DATA_DIR: freshFolder(), TRUST_PROXY: '1' });
  const { host } = new URL(server.address);
  const site = await deployedSite(file, Object.fromEntries(upstreams.map((name) => [name, host])));
  await serveWithNginx(site.text);
  await eventually(async () => {
    expect(await askOverHttp2(site.port, site.certificate, paths.health)).toEqual({
      protocol: 'h2',
      body: '{"status":"ok"}',
    });
  });
});
