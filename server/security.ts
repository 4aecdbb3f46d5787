import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BuildInfo } from './build-info.ts';
import { NO_STORE, securityHeaders, type Headers } from './headers.ts';

/** Headers of every answer, unless its route sets others. */
export type BasicHeaders = (request: Pick<FastifyRequest, 'protocol'>) => Headers;

/** Headers of answers other than pages, by whether the request came over HTTPS. */
export function basicHeaders(build: BuildInfo): BasicHeaders {
  const styles = build.styleHashes === undefined ? 'inline' : [];
  const of = (https: boolean): Headers => ({
    ...securityHeaders({ ...build, styles, https }),
    'Cache-Control': NO_STORE,
  });
  const [plain, secure] = [of(false), of(true)];
  return ({ protocol }) => (protocol === 'https' ? secure : plain);
}

/** Sets the headers of every answer before anything else happens with its request. */
export function addHeaders(app: FastifyInstance, headersOf: BasicHeaders): void {
  app.addHook('onRequest', (request, reply, done) => {
    setHeaders(request, reply, headersOf);
    const { headers, raw } = request;
    // RFC 9112 §3.2.
    if (headers.host === undefined && raw.httpVersion === '1.1') void reply.code(400).send();
    else done();
  });
  app.server.on('checkExpectation', (_request, response: ServerResponse) => {
    response.writeHead(417, headersOf({ protocol: 'http' })).end();
  });
}

/** Sets the headers of one answer that no hook has seen. */
export function setHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  headersOf: BasicHeaders,
): void {
  void reply.headers(headersOf(request));
}
