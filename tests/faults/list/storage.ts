import type { Tab } from '../../engines/engine.ts';
import { leadsOf, sentBy } from '../lead.ts';
import type { Scene } from '../scene.ts';
import { inPage } from '../subject.ts';
import type { FaultStory } from './fault.ts';
import { heal } from './network.ts';
import { serverDown, serverUp } from './server.ts';

const MANY = 200;
/** Higher than any version of any of these databases. */
const NEWER_VERSION = 99;

/** Runs in the page: a newer version asks for the database, upon which its connections are closed. */
async function askForUpgrade({ name, version }: { name: string; version: number }): Promise<void> {
  const probe = indexedDB.open(name, version);
  await new Promise<void>((resolve) => {
    probe.addEventListener('blocked', () => resolve());
    probe.addEventListener('upgradeneeded', () => probe.transaction?.abort());
    probe.addEventListener('error', (event) => {
      event.preventDefault();
      resolve();
    });
  });
}

type Corrupt = { name: string; store: string; value: unknown; key?: string };

/** Runs in the page: puts a value into a store. */
async function putValue({ name, store, value, key }: Corrupt): Promise<void> {
  const opening = indexedDB.open(name);
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const transaction = opening.result.transaction(store, 'readwrite');
  transaction.objectStore(store).put(value, key);
  await new Promise((resolve) => transaction.addEventListener('complete', resolve));
  opening.result.close();
}

/** One lead waits because its connection was reset; then something happens to the storage. */
function waitsWhile(
  name: string,
  happens: (scene: Scene, tab: Tab) => Promise<unknown>,
): FaultStory {
  return {
    name,
    tell: async (scene) => {
      const tab = await scene.open();
      scene.network.strike({ kind: 'reset', after: 'body' });
      await scene.send(tab);
      await happens(scene, tab);
      heal(scene);
      await scene.wake(tab);
    },
  };
}

const oldest: FaultStory = {
  name: 'database of its oldest version',
  // The third has had one layout only.
  subjects: ['ours', 'workbox'],

  tell: async (scene) => {
    const tab = await scene.blank();
    await tab.open(scene.address('/robots.txt'));
    const { writeOldest } = scene.subject.database;
    if (!writeOldest) throw new Error(`${scene.subject.name} has one layout only`);
    const lead = scene.nextLead();
    await writeOldest(tab, lead);
    scene.sent.push(sentBy(lead));
    scene.over();
    await tab.open(scene.address());
    await scene.subject.ready(tab);
  },
};

const manyWait: FaultStory = {
  name: `${MANY} leads waiting`,
  tell: async (scene) => {
    const tab = await scene.open();
    await serverDown(scene);
    await scene.send(tab);
    const others = leadsOf(scene.random, MANY).slice(1);
    await scene.subject.keepMore(tab, others);
    scene.sent.push(...others.map(sentBy));
    await serverUp(scene);
    await scene.wake(tab);
  },
};

/** Faults of the storage, and much in it. */
export const storageFaults: readonly FaultStory[] = [
  waitsWhile('database closed under the page', (scene, tab) =>
    inPage(tab, askForUpgrade, {
      name: scene.subject.database.name,
      version: NEWER_VERSION,
    }),
  ),
  waitsWhile('corrupt row', ({ subject: { database } }, tab) =>
    inPage(tab, putValue, { name: database.name, store: database.store, ...database.corrupt }),
  ),
  oldest,
  manyWait,
];
