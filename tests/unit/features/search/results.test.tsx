// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { searchTexts } from '#content/search.ts';
import type { Found } from '#features/search/engine/engine.ts';
import { Results } from '#features/search/Results.tsx';
import { theme } from '#theme/theme.ts';

afterEach(cleanup);

const found = (id: string): Found => ({
  id,
  group: 'question',
  title: `Result ${id}`,
  href: `/about#${id}`,
  description: '',
  text: '',
  words: [],
});

test('with the rest of the results the focus goes on to the first of them', () => {
  const all = Array.from({ length: searchTexts.shownOfGroup + 2 }, (_, at) => found(`${at + 1}`));
  render(
    <ThemeProvider theme={theme}>
      <MemoryRouter>
        <Results results={all} />
      </MemoryRouter>
    </ThemeProvider>,
  );
  expect(screen.getAllByRole('link')).toHaveLength(searchTexts.shownOfGroup);
  fireEvent.click(screen.getByRole('button'));
  expect(document.activeElement).toBe(
    screen.getByRole('link', { name: `Result ${searchTexts.shownOfGroup + 1}` }),
  );
});
