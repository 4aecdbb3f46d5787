// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { fieldText, formText } from '#content/forms/common.ts';
import { editText } from '#content/forms/edit.ts';
import { loadChecks } from '#features/enquiry/engine/preload.ts';
import { EditDialog } from '#features/enquiry/forms/EditDialog.tsx';
import { theme } from '#theme/theme.ts';
import { rowWith } from '../../../support/submission.ts';
import { freshOutbox, putRaw } from '../../outbox/fresh-outbox.ts';

// Fetched while the page is idle, before anything is typed.
beforeAll(loadChecks);

beforeEach(async () => {
  await freshOutbox();
  return cleanup;
});

/** The e-mail field of a form, with this typed into it. */
async function typedEmail(value: string): Promise<HTMLInputElement> {
  const row = rowWith({ state: 'pending' });
  await putRaw(row);
  render(
    <ThemeProvider theme={theme}>
      <MemoryRouter>
        <EditDialog id={row.id} onClose={() => undefined} />
      </MemoryRouter>
    </ThemeProvider>,
  );
  await screen.findByRole('button', { name: editText.button.idle });
  const field = screen.getByLabelText(new RegExp(`^${fieldText.email.label}`));
  if (!(field instanceof HTMLInputElement)) throw new Error('no input');
  fireEvent.input(field, { target: { value } });
  return field;
}

const question = formText.didYouMean.question('maeve@gmail.com');
const use = { name: formText.didYouMean.button };

test('a likely mistyping is asked about and stays as it was typed', async () => {
  const field = await typedEmail('maeve@gmail.con');
  expect((await screen.findByText(question)).closest('[role=status]')).not.toBeNull();
  expect(question).toBe('Did you mean maeve@gmail.com?');
  expect(field.value).toBe('maeve@gmail.con');
});

test('the button applies it, and the question goes', async () => {
  const field = await typedEmail('maeve@gmail.con');
  fireEvent.click(await screen.findByRole('button', use));
  expect(field.value).toBe('maeve@gmail.com');
  await expect.poll(() => screen.queryByText(question)).toBeNull();
  expect(screen.queryByRole('button', use)).toBeNull();
});

test('the question goes once something else is typed', async () => {
  const field = await typedEmail('maeve@gmail.con');
  await screen.findByText(question);
  fireEvent.input(field, { target: { value: 'maeve@example.com' } });
  await expect.poll(() => screen.queryByText(question)).toBeNull();
});
