import { setTimeout as wait } from 'node:timers/promises';
import { eraseSite } from '../../support/lost-storage.ts';
import type { Scene } from '../scene.ts';
import { inPage } from '../subject.ts';
import type { FaultStory } from './fault.ts';
import { heal } from './network.ts';
import { serverDown, serverUp } from './server.ts';

/** Sends a lead that reaches the network and gets no answer; the server has not seen it. */
async function cutBeforeServer(scene: Scene): Promise<void> {
  scene.network.strike({ kind: 'hang' });
  await scene.press(await scene.open());
  await scene.attempted(1);
}

/** Sends a lead that the server takes, and whose answer never comes. */
async function cutBeforeReceipt(scene: Scene): Promise<void> {
  scene.network.strike({ kind: 'lose-answer', by: 'silence' });
  await scene.press(await scene.open());
  await scene.taken(1);
}

/** The tab is closed in the middle; later the visitor comes back. */
function tabClosed(name: string, cut: (scene: Scene) => Promise<void>): FaultStory {
  return {
    name,
    tell: async (scene) => {
      await cut(scene);
      await scene.moment(300);
      const closed = scene.tab();
      await scene.blank();
      await closed.close();
      heal(scene);
      await scene.tab().open(scene.address());
    },
  };
}

const killed: FaultStory = {
  name: 'browser killed and started again',
  // WebKit's driver starts every browser with a new profile.
  engines: ['chromium', 'firefox'],
  tell: async (scene) => {
    const when = scene.random.pick(['before the server', 'before the receipt', 'waiting'] as const);
    scene.choose(`killed: ${when}`);
    if (when === 'before the server') await cutBeforeServer(scene);
    if (when === 'before the receipt') await cutBeforeReceipt(scene);
    if (when === 'waiting') {
      const tab = await scene.open();
      await serverDown(scene);
      await scene.send(tab);
    }
    await scene.moment(300);
    await scene.engine.kill();
    if (when === 'waiting') await serverUp(scene);
    else heal(scene);
    await scene.engine.start();
    scene.over();
    await (await scene.blank()).open(scene.address());
  },
};

const workerAlone: FaultStory = {
  name: 'site closed, Background Sync alone',
  engines: ['chromium'],
  tell: async (scene) => {
    const tab = await scene.open();
    await serverDown(scene);
    await scene.send(tab);
    await scene.moment(2_000);
    const closed = scene.tab();
    await scene.blank();
    await closed.close();
    await serverUp(scene);
    await scene.tab().open(scene.address('/robots.txt'));
  },
};

/** How long the server may take to read its mailbox, in ms: it does each minute. */
const MAIL_LIMIT_MS = 120_000;
const LOOK_AGAIN_MS = 500;

/** Mail has a queue of its own, which sends while the site is closed. */
async function mailSends(scene: Scene, text: string): Promise<void> {
  await scene.mailbox().send({ text });
  const deadline = Date.now() + MAIL_LIMIT_MS;
  while ((await scene.site.inbox()).length === 0 && Date.now() < deadline)
    await wait(LOOK_AGAIN_MS);
}

const eightDays: FaultStory = {
  name: 'iPhone, site closed for 8 days',
  mailbox: true,
  // No Background Sync, and seven days without a visit until everything is erased.
  engines: ['webkit'],
  tell: async (scene) => {
    const tab = await scene.open();
    scene.network.strike({ kind: 'reset', after: 'headers' });
    await scene.send(tab);
    const text = (await scene.subject.handOver?.(tab)) ?? null;
    const later = await scene.blank();
    await later.open(scene.address('/robots.txt'));
    await tab.close();
    await inPage(later, eraseSite, {});
    if (text !== null) await mailSends(scene, text);
    scene.network.heal();
    scene.over();
    await later.open(scene.address());
    await scene.subject.ready(later);
  },
};

/** Faults of the browser and what its visitor does to it. */
export const browserFaults: readonly FaultStory[] = [
  tabClosed('page closed between the write and the send', cutBeforeServer),
  tabClosed('page closed between the send and the receipt', cutBeforeReceipt),
  killed,
  workerAlone,
  eightDays,
];
