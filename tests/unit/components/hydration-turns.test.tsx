// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/dom';
import { useLayoutEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hydrateInTurns } from '#components/hydration-turns.ts';
import { HydrationBoundary } from '#components/Section.tsx';

const NAMES = ['first', 'second', 'third'] as const;

const alive: string[] = [];
/** The tasks in which sections were hydrated. */
const tasks = new Set<number>();
let task = 0;
const idle: (() => void)[] = [];

function Counter({ name }: { name: string }) {
  const [count, setCount] = useState(0);
  useLayoutEffect(() => {
    alive.push(name);
    tasks.add(task);
    setTimeout(() => {
      task += 1;
    });
  }, [name]);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`${name} ${count}`}
    </button>
  );
}

const page = NAMES.map((name) => (
  <HydrationBoundary key={name}>
    <Counter name={name} />
  </HydrationBoundary>
));

/** Rendered before any section has to wait. */
const html = renderToString(page);

let root: Root | null = null;
let hurry = (): void => undefined;

/** Hydrates the page. The first `idleAtOnce` idle callbacks are called at once; later ones wait in `idle`. */
async function hydrate(idleAtOnce: number): Promise<void> {
  let atOnce = idleAtOnce;
  vi.stubGlobal('requestIdleCallback', (tell: () => void) => {
    atOnce -= 1;
    if (atOnce < 0) idle.push(tell);
    else tell();
  });
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = html;
  const hurried = new Promise<void>((resolve) => {
    hurry = resolve;
  });
  void hydrateInTurns(hurried);
  root = hydrateRoot(container, page);
  await vi.waitUntil(() => idle.length > 0);
}

async function leave(): Promise<void> {
  hurry();
  await vi.waitUntil(() => alive.length === NAMES.length);
  for (const tell of idle.splice(0)) tell();
  root?.unmount();
  document.body.replaceChildren();
  alive.length = 0;
  tasks.clear();
}

beforeEach(async () => {
  // As a browser has it: nothing waits until all work is done.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  await hydrate(0);
});

afterEach(async () => {
  await leave();
  vi.unstubAllGlobals();
});

it('sections hydrate one by one, each when the page is idle again', async () => {
  expect(alive).toEqual([]);
  for (const [index] of NAMES.entries()) {
    await vi.waitUntil(() => idle.length > 0);
    idle.shift()?.();
    await vi.waitUntil(() => alive.length > index);
    expect(alive).toEqual(NAMES.slice(0, index + 1));
  }
});

it('sections that React reaches after the turn of the first still wait for theirs', async () => {
  await leave();
  await hydrate(1);
  await vi.waitUntil(() => alive.length > 0);
  expect(alive).toEqual(['first']);
});

it('a press waits for no turn and no idle moment, and the others follow one by one', async () => {
  fireEvent.pointerDown(screen.getByRole('button', { name: 'second 0' }));
  fireEvent.click(screen.getByRole('button', { name: 'third 0' }));
  expect(alive).toEqual(['second', 'third']);
  await screen.findByRole('button', { name: 'third 1' });
});

it('after an interaction sections follow each other without an idle moment, but not together', async () => {
  hurry();
  await vi.waitUntil(() => alive.length === NAMES.length);
  expect(alive).toEqual(NAMES);
  expect(tasks.size).toBe(NAMES.length);
});

it('a section that is not in the HTML does not wait', async () => {
  root?.render([...page, <HydrationBoundary key="late">late</HydrationBoundary>]);
  expect(await screen.findByText('late')).toBeTruthy();
  expect(alive).toEqual([]);
});
