import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';

export type Answer = {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
};

/** Address of the script that a page loads before any other of its scripts. */
export const PRELUDE_PATH = '/prelude.js';

/**
 * An answer with a script in front of all others: in pages as the first element of the head, in the
 * worker's own script as its first line. So a browser lacks a part in pages and worker alike, in
 * every engine.
 */
export function putInFront(asked: IncomingMessage, answer: Answer, prelude: string): Answer {
  if (asked.headers['service-worker'] === 'script') {
    return { ...answer, ...bodyOf(answer, `${prelude}\n${answer.body.toString('utf8')}`) };
  }
  if (!String(answer.headers['content-type']).startsWith('text/html')) return answer;
  const page = answer.body.toString('utf8');
  const script = `<script src="${PRELUDE_PATH}"></script>`;
  return {
    ...answer,
    ...bodyOf(
      answer,
      page.replace(/<head[^>]*>/, (head) => head + script),
    ),
  };
}

function bodyOf({ headers }: Answer, text: string): Pick<Answer, 'headers' | 'body'> {
  const { 'content-length': _length, etag: _etag, ...others } = headers;
  return { headers: others, body: Buffer.from(text) };
}
