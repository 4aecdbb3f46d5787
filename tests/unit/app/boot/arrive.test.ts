import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const freshModule = async () => {
  vi.resetModules();
  return (await import('../../../../src/app/boot/arrive.ts')).arrive;
};

let arrive: Awaited<ReturnType<typeof freshModule>>;

beforeEach(async () => {
  arrive = await freshModule();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A line that accepts what is asked and never answers, until the request is given up. */
const silence = (_: unknown, { signal }: RequestInit = {}) =>
  new Promise<Response>((__, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

const outcomeOf = (work: Promise<void>) =>
  work.then(
    () => 'there',
    () => 'given up',
  );

it('gives up a file of which nothing comes for 8 s, and asks again when the line is back', async () => {
  const line = vi.fn<typeof fetch>(silence);
  vi.stubGlobal('fetch', line);
  const first = outcomeOf(arrive('/assets/start.js'));
  await vi.advanceTimersByTimeAsync(7_999);
  line.mockImplementation(async () => new Response('code'));
  await vi.advanceTimersByTimeAsync(1);
  expect(await first).toBe('given up');
  expect(await outcomeOf(arrive('/assets/start.js'))).toBe('there');
  await arrive('/assets/start.js');
  expect(line).toHaveBeenCalledTimes(2);
});

it('waits as long as anything comes, of whichever file', async () => {
  const pipe = new TransformStream<Uint8Array, Uint8Array>();
  const writer = pipe.writable.getWriter();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
    url === '/assets/slow.js' ? new Response(pipe.readable) : silence(url, init),
  );
  const slow = outcomeOf(arrive('/assets/slow.js'));
  const behind = outcomeOf(arrive('/assets/behind.js'));
  const settled = vi.fn<() => void>();
  void behind.then(settled);
  for (let piece = 0; piece < 5; piece += 1) {
    await vi.advanceTimersByTimeAsync(6_000);
    await writer.write(new Uint8Array([1]));
  }
  expect(settled).not.toHaveBeenCalled();
  await writer.close();
  expect(await slow).toBe('there');
  await vi.advanceTimersByTimeAsync(8_000);
  expect(await behind).toBe('given up');
});

it('takes an error of the host for a file that has not arrived', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 502 }));
  expect(await outcomeOf(arrive('/assets/start.js'))).toBe('given up');
});
