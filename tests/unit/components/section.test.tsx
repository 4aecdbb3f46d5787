// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { fireEvent, screen } from '@testing-library/dom';
import { useLayoutEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Section } from '#components/Section.tsx';
import { theme } from '#theme/theme.ts';

const alive: string[] = [];

function Counter({ name }: { name: string }) {
  const [count, setCount] = useState(0);
  // In the commit itself: other effects may run later than the press is over.
  useLayoutEffect(() => {
    alive.push(name);
  }, [name]);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`${name} ${count}`}
    </button>
  );
}

/** Notes when React has hydrated everything outside of the sections, before it goes on to them. */
function Opening({ onAlive }: { onAlive: () => void }) {
  useLayoutEffect(() => {
    alive.push('opening');
    queueMicrotask(onAlive);
  }, [onAlive]);
  return null;
}

function page(onAlive: () => void) {
  return (
    <ThemeProvider theme={theme}>
      <Opening onAlive={onAlive} />
      <Section>
        <Counter name="first" />
      </Section>
      <Section>
        <Counter name="second" />
      </Section>
    </ThemeProvider>
  );
}

let root: Root | null = null;

/** Calls when the opening is alive and no section is. */
function begin(onAlive: () => void) {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page(onAlive));
  root = hydrateRoot(container, page(onAlive));
}

beforeEach(() => {
  // As a browser has it: nothing waits until all work is done.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
});

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  alive.length = 0;
});

it('a press is answered in its section before the others come alive, which follow', async () => {
  let aliveAfterPress: string[] | undefined;
  begin(() => {
    fireEvent.click(screen.getByRole('button', { name: 'second 0' }));
    aliveAfterPress = [...alive];
  });
  await vi.waitUntil(() => alive.includes('first'));
  expect(aliveAfterPress).toEqual(['opening', 'second']);
  expect(screen.getByRole('button', { name: 'second 1' })).toBeTruthy();
  expect(alive).toEqual(['opening', 'second', 'first']);
});
