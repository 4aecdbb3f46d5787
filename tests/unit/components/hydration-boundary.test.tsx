// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { fireEvent, screen } from '@testing-library/dom';
import { useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Section } from '#components/Section.tsx';
import { theme } from '#theme/theme.ts';

const alive: string[] = [];

function Counter({ name }: { name: string }) {
  const [count, setCount] = useState(0);
  useEffect(() => {
    alive.push(name);
  }, [name]);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`${name} ${count}`}
    </button>
  );
}

const page = (
  <ThemeProvider theme={theme}>
    <Counter name="opening" />
    <Section>
      <Counter name="first" />
    </Section>
    <Section>
      <Counter name="second" />
    </Section>
  </ThemeProvider>
);

let root: Root | null = null;

/** Resolves when React has taken over what stands outside of the sections. */
async function begin() {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page);
  root = hydrateRoot(container, page);
  await vi.waitUntil(() => alive.includes('opening'), { interval: 0 });
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
  await begin();
  const button = screen.getByRole('button', { name: 'second 0' });
  fireEvent.click(button);
  expect(alive).toEqual(['opening', 'second']);
  await vi.waitUntil(() => alive.includes('first'));
  expect(button.textContent).toBe('second 1');
  expect(alive).toEqual(['opening', 'second', 'first']);
});
