// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { formTypes } from '#contract/form-types.ts';
import { noticesPage } from '#content/admin/notices.ts';
import { formCatalogue } from '#content/forms/form-catalogue.ts';
import { MailRecipients } from '#features/admin/notices/MailRecipients.tsx';
import { useNoticeActions } from '#features/admin/notices/notice-actions.ts';
import { theme } from '#theme/theme.ts';
import { aSetup } from './setup.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function shown() {
  return render(
    <ThemeProvider theme={theme}>
      <Mail />
    </ThemeProvider>,
  );
}

function Mail({ setup = aSetup() }) {
  return <MailRecipients setup={setup} actions={useNoticeActions(() => undefined)} />;
}

test('an address that could not be saved is still there to be saved again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  shown();
  const address = screen.getByLabelText(noticesPage.mail.label);
  fireEvent.change(address, { target: { value: 'site@firm.example' } });
  const add = screen.getByRole('button', { name: noticesPage.mail.add });
  fireEvent.click(add);
  await waitFor(() => expect(add).toHaveProperty('disabled', true));
  await waitFor(() => expect(add).toHaveProperty('disabled', false));
  expect(address).toHaveProperty('value', 'site@firm.example');
});

test('what is added, switched and removed is one address, whatever else the screen shows', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (_: unknown, init: RequestInit) => {
    sent.push(init.body);
    return Promise.reject(new TypeError('no network'));
  });
  const recipients = ['old@firm.example', 'staff@firm.example'].map((email) => ({
    email,
    muted: email.startsWith('old') ? [formTypes[0]] : [],
  }));
  render(
    <ThemeProvider theme={theme}>
      <Mail setup={aSetup({ recipients })} />
    </ThemeProvider>,
  );
  const { add, label, remove } = noticesPage.mail;
  const sends = async (press: () => void, body: object) => {
    press();
    await waitFor(() => expect(sent).toEqual([JSON.stringify(body)]));
    sent.length = 0;
    const button = screen.getByRole('button', { name: add });
    await waitFor(() => expect(button).toHaveProperty('disabled', false));
  };
  const first = (name: string) => screen.getAllByLabelText(name)[0];
  const press = (name: string) => () => fireEvent.click(first(name) ?? document.body);
  const email = 'old@firm.example';
  const form = formCatalogue[formTypes[0]].label;
  await sends(press(form), { changed: { email, unmute: formTypes[0] } });
  const other = formCatalogue[formTypes[1]].label;
  await sends(press(other), { changed: { email, mute: formTypes[1] } });
  await sends(press(noticesPage.further.alerts), { changed: { email, alerts: false } });
  const removing = screen.getByRole('button', { name: `${remove}: ${email}` });
  await sends(() => fireEvent.click(removing), { removed: email });
  fireEvent.change(screen.getByLabelText(label), { target: { value: 'site@firm.example' } });
  const adding = screen.getByRole('button', { name: add });
  await sends(() => fireEvent.click(adding), { added: 'site@firm.example' });
});

test('an address that is begun while the one before is on its way stays', async () => {
  let answer = () => {};
  vi.stubGlobal('fetch', async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    return Response.json(aSetup());
  });
  shown();
  const address = screen.getByLabelText(noticesPage.mail.label);
  const add = screen.getByRole('button', { name: noticesPage.mail.add });
  const adds = async (next: string) => {
    fireEvent.click(add);
    await waitFor(() => expect(add).toHaveProperty('disabled', true));
    fireEvent.change(address, { target: { value: next } });
    answer();
    await waitFor(() => expect(add).toHaveProperty('disabled', false));
  };
  fireEvent.change(address, { target: { value: 'site@firm.example' } });
  await adds('staff@');
  expect(address).toHaveProperty('value', 'staff@');
  fireEvent.change(address, { target: { value: 'staff@firm.example' } });
  await adds('staff@firm.example');
  await waitFor(() => expect(address).toHaveProperty('value', ''));
});

test('an address that is typed and not added is there after a look at another screen', () => {
  const { unmount } = shown();
  const address = () => screen.getByLabelText(noticesPage.mail.label);
  fireEvent.change(address(), { target: { value: 'yard@firm.ex' } });
  unmount();
  shown();
  expect(address()).toHaveProperty('value', 'yard@firm.ex');
  fireEvent.change(address(), { target: { value: '' } });
  expect(address()).toHaveProperty('value', '');
});
