// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { retyping } from '#app/boot/retype.ts';

function typedInto(value: string, at: number): HTMLInputElement {
  const input = document.createElement('input');
  document.body.replaceChildren(input);
  input.focus();
  input.value = value;
  input.setSelectionRange(at, at);
  return input;
}

test('the caret stays behind the last letter when a script has emptied the field meanwhile', () => {
  const input = typedInto('(02) ', 5);
  const again = retyping(input);
  input.value = '';
  again(input);
  expect([input.value, input.selectionStart]).toEqual(['(02) ', 5]);
});

test('the caret stays where it was moved to after the last letter', () => {
  const input = typedInto('(02) ', 5);
  const again = retyping(input);
  input.setSelectionRange(1, 1);
  again(input);
  expect([input.value, input.selectionStart]).toEqual(['(02) ', 1]);
});
