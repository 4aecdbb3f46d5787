import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { photoLimits } from '#contract/limits.ts';
import { PIECE_TYPE, TUS_VERSION } from '#contract/photos.ts';
import { aLead } from '../support/lead.ts';
import {
  addressOf,
  aDetailedPicture,
  announced,
  append,
  aPicture,
  create,
  metadataOf,
  upload,
} from '../support/photo.ts';
import { aListeningServer, sendLead } from '../support/server.ts';

const PIECE = Buffer.alloc(photoLimits.pieceBytes, 'x');
/** Much sooner than a connection that is stuck is given up. */
const AT_ONCE_MS = 5_000;

type Sent = {
  method: 'POST' | 'PATCH' | 'DELETE' | 'HEAD';
  path: string;
  headers?: Record<string, string>;
  body?: Buffer;
};

const piece = (from: number) => ({
  'tus-resumable': TUS_VERSION,
  'content-type': PIECE_TYPE,
  'upload-offset': String(from),
});

/** One connection, as a balancer keeps it for whoever comes next. */
function aConnection(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  async function send(method: string, path: string, headers = {}, body: Buffer = Buffer.alloc(0)) {
    const length = body.length === 0 ? {} : { 'content-length': String(body.length) };
    const asked = request({ agent, port, method, path, headers: { ...headers, ...length } });
    asked.setTimeout(AT_ONCE_MS, () => asked.destroy(new Error(`${method} got no answer`)));
    const answered = once(asked, 'response');
    // Where the server has closed the connection, the rest of the body has nowhere to go.
    asked.on('error', () => undefined);
    asked.end(body);
    const [answer] = await answered;
    await text(answer);
    return answer.statusCode;
  }
  return {
    send: ({ method, path, headers, body }: Sent) => send(method, path, headers, body),
    next: () => send('GET', paths.health),
  };
}

type Uploads = Record<'stored' | 'underWay' | 'ofOthers', string>;

async function photographs() {
  const server = await aListeningServer();
  const stored = announced(await aPicture());
  await upload(server.app, stored);
  const underWay = announced(await aDetailedPicture());
  await create(server.app, underWay);
  await append(server.app, underWay, 0, 1000);
  const lead = { ...aLead(), leadKey: 'a1'.repeat(32) };
  await sendLead(server.app, lead);
  const ofOthers = announced(Buffer.from('a wall'), lead.envelope.submissionId);
  return { ...server, stored: stored.id, underWay: underWay.id, ofOthers: ofOthers.id };
}

test.each<[string, number, (there: Uploads) => Sent]>([
  [
    'that has arrived',
    409,
    ({ stored }) => ({ method: 'PATCH', path: addressOf(stored), headers: piece(0) }),
  ],
  [
    'that is further',
    409,
    ({ underWay }) => ({ method: 'PATCH', path: addressOf(underWay), headers: piece(0) }),
  ],
  [
    'that is shorter',
    413,
    ({ underWay }) => ({
      method: 'PATCH',
      path: addressOf(underWay),
      headers: piece(1000),
      body: Buffer.alloc(photoLimits.uploadMaxBytes - 1000, 'x'),
    }),
  ],
  [
    'of a lead that another phone has sent',
    403,
    ({ ofOthers }) => ({ method: 'PATCH', path: addressOf(ofOthers), headers: piece(0) }),
  ],
  [
    'that nobody has announced',
    404,
    () => ({
      method: 'PATCH',
      path: addressOf(announced(Buffer.from('unknown')).id),
      headers: piece(0),
    }),
  ],
  [
    'that has no name',
    400,
    () => ({ method: 'PATCH', path: addressOf('nothing'), headers: piece(0) }),
  ],
  [
    'sent without a protocol',
    400,
    ({ underWay }) => ({
      method: 'PATCH',
      path: addressOf(underWay),
      headers: { 'content-type': PIECE_TYPE },
    }),
  ],
  [
    'sent as something else',
    415,
    ({ underWay }) => ({
      method: 'PATCH',
      path: addressOf(underWay),
      headers: { ...piece(1000), 'content-type': 'image/jpeg' },
    }),
  ],
  [
    'sent with its announcement',
    201,
    () => {
      const photo = announced(PIECE);
      return {
        method: 'POST',
        path: paths.photos,
        headers: {
          ...piece(0),
          'upload-length': String(PIECE.length),
          'upload-metadata': metadataOf(photo),
        },
      };
    },
  ],
  [
    'sent with an announcement that is refused',
    400,
    () => ({ method: 'POST', path: paths.photos, headers: piece(0) }),
  ],
  [
    'sent to be removed',
    204,
    ({ underWay }) => ({ method: 'DELETE', path: addressOf(underWay), headers: piece(0) }),
  ],
  [
    'sent with a question',
    200,
    ({ underWay }) => ({ method: 'HEAD', path: addressOf(underWay), headers: piece(0) }),
  ],
])(
  'after a piece of a photograph %s the connection takes the next request at once',
  async (_case, status, sent) => {
    const { port, ...there } = await photographs();
    const connection = aConnection(port);
    expect(await connection.send({ body: PIECE, ...sent(there) })).toBe(status);
    expect(await connection.next()).toBe(200);
  },
);
