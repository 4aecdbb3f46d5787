import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { buffer } from 'node:stream/consumers';
import { onLoopback } from './loopback.ts';

type Push = { path: string; headers: IncomingHttpHeaders; body: Buffer };

/** A push service on loopback that writes down what it gets, and answers with a status. */
export async function aPushService(answer: (index: number) => number = () => 201) {
  const pushes: Push[] = [];
  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    pushes.push({ path: request.url ?? '', headers: request.headers, body });
    response.writeHead(answer(pushes.length - 1)).end();
  }
  const server = createServer((request, response) => void take(request, response));
  return { origin: await onLoopback(server), pushes };
}

/** A browser's side of a subscription: its keys, and how it reads what comes (RFC 8291, RFC 8188). */
export function aBrowser(endpoint: string, name = 'Phone') {
  const keys = createECDH('prime256v1');
  const publicKey = keys.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: {
      endpoint,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
      name,
    },
    read(body: Buffer): unknown {
      const salt = body.subarray(0, 16);
      const keyLength = body[20] ?? 0;
      const sender = body.subarray(21, 21 + keyLength);
      const sealed = body.subarray(21 + keyLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
      const secret = derive(keys.computeSecret(sender), auth, info, 32);
      const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      // The last record ends with a 2, and zeros behind it.
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8'));
    },
  };
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}
