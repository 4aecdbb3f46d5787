// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { loadChecks } from '#features/enquiry/engine/preload.ts';
import { HeroForm } from '#features/enquiry/forms/HeroForm.tsx';
import { theme } from '#theme/theme.ts';
import { visitor } from '../../../../support/hero.ts';

let root: Root | null = null;

afterEach(() => root?.unmount());

const field = () => document.querySelector<HTMLInputElement>('input[type="tel"]');

/** The visitor types while React is between two parts of the page. */
function Typing({ text }: { text: string }) {
  const input = field();
  if (input !== null) input.value = text;
  return null;
}

function page(text: string) {
  return (
    <ThemeProvider theme={theme}>
      <MemoryRouter>
        <HeroForm />
        <Typing text={text} />
      </MemoryRouter>
    </ThemeProvider>
  );
}

test('what is typed between the rendering of a form and its start stays in its field', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page(''));
  root = hydrateRoot(container, page(visitor.phone));
  await vi.waitUntil(() =>
    Object.keys(field() ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
  await vi.waitUntil(() => field()?.form?.getAttribute('aria-busy') === 'false');
  await loadChecks();
  expect(field()?.value).toBe(visitor.phone);
});
