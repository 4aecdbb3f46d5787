import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { folders } from '../../scripts/build/paths.ts';
import { fileAt, listeningUrl } from '../e2e/admin-static-host.ts';

/**
 * A host of the built site whose line brings a page up to the end of a text in it, and the rest when
 * `finish` is called.
 */
export async function startPoorLine(path: string, upTo: string) {
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const { body, type, status } = await fileAt(folders.client, pathname);
    response.writeHead(status, { 'content-type': type });
    if (pathname !== path) return response.end(body);
    const here = body.indexOf(upTo) + upTo.length;
    if (here < upTo.length) throw new Error(`${path} has no ${upTo}`);
    response.write(body.subarray(0, here));
    await finished;
    return response.end(body.subarray(here));
  };
  const server = createServer((request, response) => void answer(request, response));
  const url = await listeningUrl(server);
  const close = () => {
    finish();
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { url, finish, close };
}
