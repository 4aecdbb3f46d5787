import { REFUSABLE, refuseHere } from '../../support/refuse.ts';
import type { Scene } from '../scene.ts';
import type { FaultStory } from './fault.ts';
import { serverDown, serverUp } from './server.ts';

// These run in front of every script, in pages and workers, and use nothing from outside.

function noBackgroundSync(): void {
  Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync');
}

function noWebLocks(): void {
  Reflect.deleteProperty(Object.getPrototypeOf(navigator), 'locks');
}

export function refusedStorage(): void {
  IDBFactory.prototype.open = () => {
    throw new DOMException('refused', 'SecurityError');
  };
}

function fullStorage(): void {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  IDBObjectStore.prototype.put = full;
  IDBObjectStore.prototype.add = full;
}

/** Lets the clock of pages stand wrong by some milliseconds. */
function wrongClock(ms: number): string {
  return `(${(by: number) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + by;
  }})(${ms});`;
}

async function sentWhileDown(scene: Scene): Promise<void> {
  const tab = await scene.open();
  await serverDown(scene);
  await scene.send(tab);
  await serverUp(scene);
  await scene.wake(tab);
}

function without(name: string, part: () => void): FaultStory {
  return {
    name,
    tell: async (scene) => {
      scene.network.prelude = `(${part.toString()})();`;
      await sentWhileDown(scene);
    },
  };
}

/** By which the story sees that the page is ready; a story of its own refuses it (refused.spec.ts). */
const ASKED_BY_THE_STORY = 'navigator.serviceWorker';

/** All site data blocked: what a browser has, and refuses by its very name. */
const everythingRefused: FaultStory = {
  name: 'everything that may be refused',
  tell: async (scene) => {
    const names = JSON.stringify(REFUSABLE.filter((name) => name !== ASKED_BY_THE_STORY));
    scene.network.prelude = `if (typeof window === 'object') (${refuseHere.toString()})(${names});`;
    await sentWhileDown(scene);
  },
};

const HOUR_MS = 3_600_000;

const clock: FaultStory = {
  name: 'clock set back',
  tell: async (scene) => {
    const hours = scene.random.pick([1, 24, 30 * 24, 365 * 24]);
    const ahead = scene.random.pick([false, true]);
    scene.choose(`${hours} h ${ahead ? 'ahead, then right' : 'back'}`);
    scene.network.prelude = ahead ? wrongClock(hours * HOUR_MS) : '';
    const tab = await scene.open();
    scene.network.strike({ kind: 'status', status: 503 });
    await scene.send(tab);
    scene.network.prelude = ahead ? '' : wrongClock(-hours * HOUR_MS);
    scene.network.heal();
    scene.over();
    await scene.wake(tab, ['a reload', 'another tab']);
  },
};

/** Browsers that lack a part, refuse storage, have none left, or tell the wrong time. */
export const partFaults: readonly FaultStory[] = [
  { ...without('no Background Sync', noBackgroundSync), engines: ['chromium'] },
  without('no Web Locks', noWebLocks),
  without('IndexedDB refused', refusedStorage),
  without('IndexedDB full', fullStorage),
  everythingRefused,
  clock,
];
