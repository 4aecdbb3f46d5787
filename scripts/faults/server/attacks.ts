import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { paths } from '../../../src/contract/paths.ts';
import { ensurePrograms } from '../../debian.ts';
import { DEPLOYED_HOST, deployedSite, serveWithNginx } from '../../site/nginx.ts';
import { SHIPPED_LIMITS, underAttack } from './attacked.ts';
import { VICTIM } from './attacks/kinds.ts';
import { signIn } from './inbox.ts';
import type { Options } from './options.ts';
import type { Outcome } from './outcome.ts';
import { inFreshFolder } from './place.ts';
import { ServerProcess } from './server-process.ts';

/** Letters that one address may trigger, and those to the owner, in an hour. */
const MOST_TO_VICTIMS = 5;
const MOST_TO_OWNER = 22;

type Settings = Readonly<Record<string, string>>;

/** Works with a server on an empty folder, with the limits that it is shipped with. */
function withServer<Result>(
  settings: Settings,
  work: (server: ServerProcess, folder: string) => Promise<Result>,
): Promise<Result> {
  return inFreshFolder(async (folder) => {
    const place = { DATA_DIR: join(folder, 'data'), API_ONLY: 'true' };
    const server = new ServerProcess({ ...place, ...SHIPPED_LIMITS, ...settings });
    await server.start();
    try {
      return await work(server, folder);
    } finally {
      await server.stop();
    }
  });
}

/** Pieces that are refused, through the balancer’s file as shipped, whose connections are shared. */
export async function pieces(options: Options): Promise<Outcome> {
  await ensurePrograms([
    { program: 'nginx', debianPackage: 'nginx-light' },
    { program: 'openssl', debianPackage: 'openssl' },
  ]);
  return withServer({ TRUST_PROXY: '1' }, async (server, folder) => {
    const nginx = join(folder, 'nginx');
    await mkdir(nginx);
    const { host } = new URL(server.address);
    const upstreams = { 'first:4173': host, 'second:4173': host };
    const { text, port, certificate } = await deployedSite(nginx, 'nginx-balancer.conf', upstreams);
    const stop = await serveWithNginx(nginx, text);
    const tls = { ca: certificate, servername: DEPLOYED_HOST };
    try {
      return await underAttack(
        'pieces',
        server,
        { origin: `https://127.0.0.1:${port}`, tls },
        options,
      );
    } finally {
      await stop();
    }
  });
}

/** Thousands of announced uploads that never come. */
export function uploads(options: Options): Promise<Outcome> {
  return withServer({}, (server) =>
    underAttack('uploads', server, { origin: server.address }, options),
  );
}

/** Pictures that decoders work on for minutes. */
export function bombs(options: Options): Promise<Outcome> {
  return withServer({}, (server) =>
    underAttack('bombs', server, { origin: server.address }, options),
  );
}

/** One address that has the firm write to others, with confirmations on. */
export async function mail(options: Options): Promise<Outcome> {
  const count = await countMail();
  try {
    return await withServer(count.settings, async (server) => {
      await fetch(`${server.address}${paths.adminConfirmations}`, {
        method: 'PUT',
        headers: { cookie: await signIn(server.address), 'content-type': 'application/json' },
        body: JSON.stringify({ on: true }),
      });
      const outcome = await underAttack('mail', server, { origin: server.address }, options);
      await count.settled();
      return { ...outcome, ...judgedMail(outcome, count) };
    });
  } finally {
    count.close();
  }
}

function judgedMail({ done, problems }: Outcome, { letters }: MailCount) {
  const toVictims = letters.filter((to) => to.includes(VICTIM)).length;
  const toOwner = letters.filter((to) => to === OWNER).length;
  const toVisitors = letters.length - toVictims - toOwner;
  const found = [
    ...(toVictims > MOST_TO_VICTIMS ? [`${toVictims} letters to addresses of the attacker`] : []),
    ...(toOwner > MOST_TO_OWNER ? [`${toOwner} letters to the owner`] : []),
    ...(toVisitors === 0 ? ['no visitor got a confirmation'] : []),
  ];
  const sent = `letters: ${toVictims} to the attacker’s addresses, ${toOwner} to the owner, ${toVisitors} to visitors`;
  return { done: `${done}; ${sent}`, problems: [...problems, ...found] };
}

export const OWNER = 'owner@firm.example';
/** If no e-mail has arrived for this long, none is on its way. */
const SETTLED_MS = 3_000;

export type MailCount = Awaited<ReturnType<typeof countMail>>;

/** A mail server on loopback that takes every letter and notes to whom it went. */
export async function countMail() {
  const letters: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onData(stream, session, done) {
      letters.push(...session.envelope.rcptTo.map(({ address }) => address));
      stream.on('end', () => done()).resume();
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    letters: letters as readonly string[],
    /** Settings of a server that writes to visitors and owner through it. */
    settings: {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'The firm <office@firm.example>',
      NOTIFY_EMAIL: OWNER,
    },
    async settled(): Promise<void> {
      for (let before = -1; before !== letters.length;) {
        before = letters.length;
        await pause(SETTLED_MS);
      }
    },
    close: () => void server.close(() => undefined),
  };
}
