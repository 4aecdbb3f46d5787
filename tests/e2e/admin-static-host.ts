import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { folders } from '../../scripts/build/paths.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

/**
 * A built site, by default the one that all stories use, on a host that knows files only, as static
 * hosts do: no server behind it.
 */
export async function startStaticHost(client: string = folders.client) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    void fileAt(client, pathname).then(({ body, type, status }) =>
      response.writeHead(status, { 'content-type': type }).end(body),
    );
  });
  const url = await listeningUrl(server);
  return { url, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

/** A file of a built site, as static hosts find it; the page for what is not there, if it is not. */
export async function fileAt(client: string, pathname: string) {
  const name = pathname === '/' ? '/index.html' : pathname;
  for (const path of [name, `${name}.html`]) {
    try {
      const type = types[extname(path)] ?? 'application/octet-stream';
      return { body: await readFile(join(client, path)), type, status: 200 };
    } catch {
      // The next name, or the page for what is not there.
    }
  }
  return { body: await readFile(join(client, '404.html')), type: 'text/html', status: 404 };
}

/** Lets a server listen on the loopback address; resolves with its origin. */
export function listeningUrl(server: Server): Promise<string> {
  return new Promise((resolve, reject) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (typeof address === 'object' && address) resolve(`http://127.0.0.1:${address.port}`);
      else reject(new Error('the server has no port'));
    });
  });
}
