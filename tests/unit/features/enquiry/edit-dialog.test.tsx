// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { connectHost, type QueuedToast } from '#components/toast/toasts.tsx';
import { answerSchemas } from '#contract/form-data.ts';
import { editText } from '#content/forms/edit.ts';
import { EditDialog } from '#features/enquiry/forms/EditDialog.tsx';
import type { Submission } from '#outbox/core/record.ts';
import { editableForm } from '#features/enquiry/forms/editable.tsx';
import { theme } from '#theme/theme.ts';
import { envelopesOfAllTypes, rowWith } from '../../../support/submission.ts';
import { freshOutbox, putRaw } from '../../outbox/fresh-outbox.ts';

beforeEach(async () => {
  await freshOutbox();
  return cleanup;
});

async function openRow(changes: Partial<Submission>): Promise<void> {
  const row = rowWith(changes);
  await putRaw(row);
  render(
    <ThemeProvider theme={theme}>
      <MemoryRouter>
        <EditDialog id={row.id} onClose={() => undefined} />
      </MemoryRouter>
    </ThemeProvider>,
  );
  await screen.findByRole('button', { name: editText.button.idle });
}

test('who corrects a request that may have arrived is told which version counts', async () => {
  await openRow({ state: 'pending', attempts: 3 });
  expect(screen.getByText(editText.mayHaveArrived)).toBeDefined();
});

const refused = { kind: 'http', status: 422, at: 1 } as const;

test.each<[string, Partial<Submission>]>([
  ['waits for its first attempt', { state: 'pending', attempts: 0 }],
  ['was refused', { state: 'parked', attempts: 1, lastFailure: { ...refused, fields: [] } }],
])('nothing is said of a first version when the request %s', async (_how, changes) => {
  await openRow(changes);
  expect(screen.queryByText(editText.mayHaveArrived)).toBeNull();
});

test('a correction without signal is said to be kept, not to be on its way', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  const toasts: QueuedToast[] = [];
  const disconnect = connectHost((toast) => toasts.push(toast));
  await openRow({ state: 'pending', attempts: 0 });
  fireEvent.click(screen.getByRole('button', { name: editText.button.idle }));
  await expect
    .poll(() => toasts.map(({ message }) => message))
    .toEqual([{ variant: 'waiting', title: editText.saved }]);
  expect(editText.saved).toMatch(/kept on this phone/);
  expect(editText.saved).not.toMatch(/being sent|on its way/);
  disconnect();
  vi.unstubAllGlobals();
});

test.each(envelopesOfAllTypes().map((envelope) => [envelope.formType, envelope] as const))(
  'the form %s shows a control for every field of its steps',
  async (formType, envelope) => {
    await openRow({ state: 'pending', attempts: 0, envelope: JSON.stringify(envelope) });
    const shown = [...document.querySelectorAll('[name]')].map((it) => it.getAttribute('name'));
    // Others, such as the agreement to a priority call, are asked only where they apply.
    const taken = answerSchemas[formType].shape;
    const asked = editableForm(envelope)
      .declaration.steps.flat()
      .filter((name) => name in taken);
    expect(asked.filter((name) => !shown.includes(name))).toEqual([]);
  },
);
