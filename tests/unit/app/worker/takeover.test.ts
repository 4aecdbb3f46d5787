import { describe, expect, test } from 'vitest';
import { reloadOnTakeover } from '#app/worker/takeover.ts';

/** A page's view of its workers: a target of events with a controller or without one. */
function page(controller: ServiceWorker | null) {
  const workers = Object.assign(new EventTarget(), { controller });
  let reloads = 0;
  reloadOnTakeover(workers, () => {
    reloads += 1;
  });
  return {
    takeOver: () => workers.dispatchEvent(new Event('controllerchange')),
    reloads: () => reloads,
  };
}

// The rule asks only whether there is one.
const worker = Object.assign(new EventTarget(), {
  onstatechange: null,
  onerror: null,
  scriptURL: 'https://ashlarandsons.example/service-worker.js',
  state: 'activated' as const,
  postMessage: () => undefined,
});

describe('when a worker takes over', () => {
  test('the first one ever reloads nothing', () => {
    const tab = page(null);
    tab.takeOver();
    expect(tab.reloads()).toBe(0);
  });

  test('a new version reloads the tab', () => {
    const tab = page(worker);
    tab.takeOver();
    expect(tab.reloads()).toBe(1);
  });

  test('a new version on the visit of the first one reloads the tab too', () => {
    const tab = page(null);
    tab.takeOver();
    tab.takeOver();
    expect(tab.reloads()).toBe(1);
  });

  test('the tab is reloaded once, however often it is told', () => {
    const tab = page(worker);
    tab.takeOver();
    tab.takeOver();
    expect(tab.reloads()).toBe(1);
  });
});
