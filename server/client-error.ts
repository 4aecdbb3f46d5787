import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { BasicHeaders } from './security.ts';

const statusByCode = new Map<string | undefined, number>([
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
  ['HPE_HEADER_OVERFLOW', 431],
]);

/** Answers malformed or late requests with a status and the headers of every answer. */
export function clientErrorHandler(headersOf: BasicHeaders) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    const status = statusByCode.get(error.code) ?? 400;
    const headers = {
      ...headersOf({ protocol: 'http' }),
      'Content-Length': 0,
      Connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`);
    socket.destroySoon();
  };
}
