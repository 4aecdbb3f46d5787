import type { Fault } from '../../support/fault-proxy.ts';
import type { Random } from '../random.ts';
import type { Scene } from '../scene.ts';
import type { FaultStory } from './fault.ts';

/** Ends a fault of the network: connections that hang stay so, as after a dead spot, or are reset. */
export function heal(scene: Scene): void {
  const unanswered = scene.random.pick(['stay', 'reset'] as const);
  scene.choose(`unanswered ones ${unanswered}`);
  scene.network.heal(unanswered);
  scene.over();
}

/** A fault of the network or the server that strikes while leads are sent, and passes. */
function passing(name: string, faultOf: (random: Random) => Fault): FaultStory {
  return {
    name,
    tell: async (scene) => {
      const tab = await scene.open();
      const fault = faultOf(scene.random);
      const before = scene.random.between(0, 1);
      scene.choose(`${JSON.stringify(fault)} after ${before} leads`);
      scene.network.strike(fault, before);
      await scene.sendSeveral(tab, before + scene.random.between(1, 2));
      heal(scene);
      await scene.wake(tab);
    },
  };
}

const status = (code: number, headers: Readonly<Record<string, string>> = {}): Fault => ({
  kind: 'status',
  status: code,
  headers,
});

/** Faults between the phone and the server. */
export const networkFaults: readonly FaultStory[] = [
  passing('connection reset', ({ pick }) => ({
    kind: 'reset',
    after: pick(['headers', 'body'] as const),
  })),
  passing('no answer at all', () => ({ kind: 'hang' })),
  passing('500, 502 or 504', ({ pick }) => status(pick([500, 502, 504]))),
  passing('503, then well', ({ pick }) => status(503, pick([{}, { 'retry-after': '1' }]))),
  passing('429 with Retry-After', ({ pick }) =>
    status(429, { 'retry-after': pick(['1', '2', '3']) }),
  ),
  passing('answer lost after it was stored', ({ pick }) => ({
    kind: 'lose-answer',
    by: pick(['reset', 'half', 'silence'] as const),
  })),
];
