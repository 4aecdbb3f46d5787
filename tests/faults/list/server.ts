import { hearsOnline, type Scene } from '../scene.ts';
import type { FaultStory } from './fault.ts';

/** Nothing listens any more; the order is the seed's. */
export async function serverDown({ random, network, site }: Scene): Promise<void> {
  for (const part of random.shuffled([network, site])) await part.down();
}

/** The server is back. */
export async function serverUp(scene: Scene): Promise<void> {
  await scene.site.up();
  await scene.network.up();
  scene.over();
}

const stopped: FaultStory = {
  name: 'server down',
  tell: async (scene) => {
    const tab = await scene.open();
    await serverDown(scene);
    await scene.send(tab);
    await serverUp(scene);
    await scene.wake(tab);
  },
};

const killed: FaultStory = {
  name: 'server killed mid-burst',
  repeatsAtWebhook: true,
  tell: async (scene) => {
    const tab = await scene.open();
    const at = scene.random.between(1, 3);
    const count = scene.random.between(at, 3);
    scene.choose(`killed at lead ${at} of ${count}`);
    const kill = scene
      .attempted(at)
      .then(() => scene.moment(20))
      .then(() => scene.site.kill());
    await scene.sendSeveral(tab, count);
    await kill;
    await scene.site.up();
    scene.over();
    await scene.wake(tab);
  },
};

const together: FaultStory = {
  name: 'two tabs and the worker at once',
  tell: async (scene) => {
    const tabs = [await scene.open(), await scene.open()] as const;
    await serverDown(scene);
    const order = scene.random.shuffled(tabs);
    for (const tab of order) await scene.send(tab);
    await serverUp(scene);
    // Both hear it at the same moment; in Chromium the worker is called by the browser too.
    await Promise.all(order.map(hearsOnline));
    await scene.wake(order[0] ?? tabs[0], ['left alone', 'a reload', 'another tab']);
  },
};

/** Faults of the server, and everybody at work at once when it is back. */
export const serverFaults: readonly FaultStory[] = [stopped, killed, together];
