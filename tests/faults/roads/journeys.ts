import type { Random } from '../random.ts';

/** By what a waiting request can arrive: what the site sends itself, an e-mail, a pasted message, scanned codes. */
export const roads = ['site', 'mail', 'pasted', 'scanned'] as const;
export type Road = (typeof roads)[number];

export const kinds = [...roads.map((road) => `${road} alone` as const), 'two', 'all four'] as const;
export type Kind = (typeof kinds)[number];

/** How a request arrives: by which roads, in which order, and which of them brings its correction. */
export type Journey = {
  readonly kind: Kind;
  readonly order: readonly Road[];
  readonly newer: Road | null;
};

/** How many orders of two and of all four roads each seed has; eight seeds have all of them. */
const EACH = 3;

const singles = roads.map((road) => [road]);
const pairs = roads.flatMap((one) =>
  roads.filter((road) => road !== one).map((other) => [one, other]),
);
const all = ordersOf(roads);

/** The journeys of a seed. */
export function journeysOf(random: Random, seed: number): Journey[] {
  const some = (orders: readonly Road[][]) =>
    Array.from({ length: EACH }, (_, at) => orders[(seed * EACH + at) % orders.length] ?? []);
  const correctedOn = (order: readonly Road[]) => random.pick([null, ...order]);
  const journey = (kind: Kind, order: readonly Road[]): Journey => ({
    kind,
    order,
    newer: correctedOn(order),
  });
  return [
    ...some(all).map((order) => journey('all four', order)),
    ...some(pairs).map((order) => journey('two', order)),
    ...singles.flatMap((order) => order.map((road) => journey(`${road} alone`, order))),
  ];
}

function ordersOf(items: readonly Road[]): Road[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) =>
    ordersOf(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  );
}
