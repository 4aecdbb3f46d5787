import { isAustralianPhone } from '#contract/phone.ts';

/** What a message says of the person who sent it. */
export type Pasted = {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly address: string;
  readonly message: string;
};

const EMAIL = /^[^\s@]{1,64}@[^\s@]{1,253}$/;
const LABELLED = /^(About|Where|Reference):(.*)$/;

/**
 * Reads a message as the site writes it for a visitor to send: one answer on each line, the name first.
 * What it cannot tell apart stays in the message.
 */
export function readMessage(text: string): Pasted {
  const found = { name: '', phone: '', email: '', address: '' };
  const rest: string[] = [];
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  for (const line of lines) {
    const [, label, labelled = ''] = LABELLED.exec(line) ?? [];
    const value = labelled.trim();
    if (line.startsWith('Request to ') || label === 'Reference') continue;
    if (label === 'Where') found.address = value;
    else if (label === 'About') rest.push(value);
    else if (found.phone === '' && isAustralianPhone(line)) found.phone = line;
    else if (found.email === '' && EMAIL.test(line)) found.email = line;
    else if (found.name === '' && /^[\p{L}\p{M} '’-]{1,50}$/u.test(line)) found.name = line;
    else rest.push(line);
  }
  return { ...found, message: rest.join('\n') };
}
