import { beforeEach, vi, afterEach, describe, test, expect } from 'vitest';
import { networkWatch, PROBE_BASE_MS, PROBE_CAP_MS, BACK_MS } from '#outbox/page/network.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function watched() {
  const world = { answers: true, visible: true, network: true, asked: 0, back: 0 };
  const watch = networkWatch({
    probe: async () => {
      world.asked += 1;
      return world.answers;
    },
    hasNetwork: () => world.network,
    isVisible: () => world.visible,
    onBack: () => {
      world.back += 1;
    },
  });
  const seen: string[] = [];
  watch.state.subscribe(() => seen.push(watch.state.get()));
  return { world, watch, seen };
}

describe('the network watch', () => {
  test('asks nothing as long as nothing is in doubt', async () => {
    const { world, watch } = watched();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(world.asked).toBe(0);
    expect(watch.state.get()).toBe('fine');
  });

  test('says nothing when a doubt proves unfounded', async () => {
    const { watch, seen } = watched();
    await watch.doubt();
    expect(watch.state.get()).toBe('fine');
    expect(seen).toEqual([]);
  });

  test('says that the network is lost without a question, as long as the browser has none', async () => {
    const { world, watch, seen } = watched();
    world.answers = false;
    world.network = false;
    await watch.doubt();
    await watch.doubt();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(seen).toEqual(['lost']);
    expect(world.asked).toBe(0);
  });

  test('asks as soon as the browser has a network again', async () => {
    const { world, watch, seen } = watched();
    world.network = false;
    await watch.doubt();
    world.network = true;
    await watch.doubt();
    expect(seen).toEqual(['lost', 'back']);
    expect(world.asked).toBe(1);
  });

  test('shares one question among doubts that arise together', async () => {
    const { world, watch } = watched();
    await Promise.all([watch.doubt(), watch.doubt(), watch.doubt()]);
    expect(world.asked).toBe(1);
  });

  test('tells a server that does not answer from a network that is not there', async () => {
    const { world, watch, seen } = watched();
    world.answers = false;
    await watch.doubt();
    world.answers = true;
    await watch.doubt();
    expect(seen).toEqual(['unreachable', 'answering']);
  });

  test('asks again at growing intervals while the host does not answer, up to the cap', async () => {
    const { world, watch } = watched();
    world.answers = false;
    await watch.doubt();
    await vi.advanceTimersByTimeAsync(PROBE_BASE_MS);
    expect(world.asked).toBe(2);
    await vi.advanceTimersByTimeAsync(PROBE_BASE_MS);
    expect(world.asked).toBe(2);
    await vi.advanceTimersByTimeAsync(3_600_000);
    const before = world.asked;
    await vi.advanceTimersByTimeAsync(PROBE_CAP_MS);
    expect(world.asked).toBe(before + 1);
  });

  test('says that it is back, tells who waits for it, and then falls silent by itself', async () => {
    const { world, watch, seen } = watched();
    world.answers = false;
    await watch.doubt();
    world.answers = true;
    await vi.advanceTimersByTimeAsync(PROBE_BASE_MS);
    expect(seen).toEqual(['unreachable', 'answering']);
    expect(world.back).toBe(1);
    await vi.advanceTimersByTimeAsync(BACK_MS);
    expect(seen).toEqual(['unreachable', 'answering', 'fine']);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(world.asked).toBe(2);
  });

  test('takes an answered request for proof, without a question of its own', async () => {
    const { world, watch } = watched();
    world.answers = false;
    await watch.doubt();
    watch.reached();
    expect(watch.state.get()).toBe('answering');
    expect(world.asked).toBe(1);
  });

  test('asks nothing while nobody is looking', async () => {
    const { world, watch } = watched();
    world.answers = false;
    world.visible = false;
    await watch.doubt();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(world.asked).toBe(1);
  });

  test('asks no more once it has been stopped', async () => {
    const { world, watch } = watched();
    world.answers = false;
    await watch.doubt();
    watch.stop();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(world.asked).toBe(1);
  });
});
