import { expect, type Locator } from '@playwright/test';
import { problems } from './forms.ts';

/** A field as a visitor finds it, what it takes, and what is said of everything else. */
export type FieldRule = {
  /** Label of the field, or a pattern of it. */
  readonly label: string | RegExp;
  /** Answers that make a message go; every one of them is tried. */
  readonly right: readonly [string, ...string[]];
  /** Each wrong answer with the message under the field. */
  readonly wrong: readonly (readonly [answer: string, message: string])[];
};

/**
 * Answers a field: chooses from a list, types anything else. Text that is longer than the field
 * takes from the keyboard is put there by a script, as a password manager or a translator does.
 */
async function answer(field: Locator, value: string): Promise<void> {
  const { isList, limit } = await field.evaluate((element) => ({
    isList: element instanceof HTMLSelectElement,
    limit: element instanceof HTMLTextAreaElement ? element.maxLength : Infinity,
  }));
  if (isList) await field.selectOption(value);
  else if (value.length > limit) await field.evaluate(putIn, value);
  else await field.fill(value);
}

function putIn(element: Element, value: string): void {
  // Through the prototype: React keeps a setter of its own on the element.
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(
    element,
    value,
  );
  element.dispatchEvent(new Event('input', { bubbles: true }));
}

const fieldOf = (form: Locator, { label }: FieldRule) => form.getByLabel(label);

/** Answers every field rightly. */
export async function answerAll(form: Locator, rules: readonly FieldRule[]): Promise<void> {
  for (const rule of rules) await answer(fieldOf(form, rule), rule.right[0]);
}

/** How a form stands: its messages, and of one control what a screen reader is told. */
type Standing = {
  readonly messages: readonly string[];
  readonly isFocused: boolean;
  readonly isInvalid: boolean;
  readonly isLinked: boolean;
  readonly isBelow: boolean;
};

/** Runs in the page. Of a checkbox, the words belong to the group that it is one choice of. */
function standingOf(control: Element): Standing {
  const form = control.closest('form') ?? document.body;
  const owner = control.closest('[role="group"]:has([type="checkbox"])') ?? control;
  const words = [...form.querySelectorAll('[id$="-error"]')];
  const own = words.find(({ id }) => id === `${owner.id}-error`);
  const described = (owner.getAttribute('aria-describedby') ?? '').split(' ');
  const { bottom } = control.getBoundingClientRect();
  return {
    messages: words.map((problem) => problem.textContent),
    isFocused: document.activeElement === control,
    isInvalid: control.getAttribute('aria-invalid') === 'true',
    isLinked: own !== undefined && described.includes(own.id),
    isBelow: own !== undefined && own.getBoundingClientRect().top >= bottom,
  };
}

/** A page at work answers in milliseconds; Playwright's own pauses would be most of the time. */
const soon = { intervals: [10, 20, 50, 100] };

/**
 * The one message of a form stands under this control and belongs to it for a screen reader too;
 * the control is marked as wrong and has the focus. Of a group of choices, give its first one.
 */
export async function expectProblem(control: Locator, message: string): Promise<void> {
  await expect
    .poll(() => control.evaluate(standingOf), { ...soon, message: `expected: ${message}` })
    .toEqual({
      messages: [message],
      isFocused: true,
      isInvalid: true,
      isLinked: true,
      isBelow: true,
    });
}

/** The form has nothing to say any more, nor is this control marked as wrong. */
async function expectRight(control: Locator, typed: string): Promise<void> {
  await expect
    .poll(() => control.evaluate(standingOf), { ...soon, message: `'${typed}' is right` })
    .toMatchObject({ messages: [], isInvalid: false });
}

/**
 * In a form that is right otherwise: every wrong answer of every field, the press of the button, the
 * message, and its going as soon as the answer is right. Leaves the first right answer everywhere.
 */
export async function expectEveryProblem(
  form: Locator,
  button: string,
  rules: readonly FieldRule[],
): Promise<void> {
  for (const rule of rules) {
    const field = fieldOf(form, rule);
    const { right } = rule;
    // Each right answer has a message to put an end to, which may have to be brought about again.
    const rounds = Math.max(right.length, rule.wrong.length);
    const wrongs = [...rule.wrong, ...rule.wrong].slice(0, rounds);
    expect(right.length).toBeLessThanOrEqual(wrongs.length);
    const send = form.getByRole('button', { name: button });
    for (const [index, [wrong, message]] of wrongs.entries()) {
      await answer(field, wrong);
      // By the keyboard: the pointer's way, with all its scrolling, is that of the first press.
      await send.press('Enter');
      await expectProblem(field, message);
      const mended = right[index % right.length] ?? right[0];
      await answer(field, mended);
      await expectRight(field, mended);
    }
    await answer(field, right[0]);
  }
}

/** Pressed as it stands, the form says these things, and the focus goes to the first of its fields. */
export async function expectProblems(
  form: Locator,
  button: string,
  messages: readonly string[],
  first: string | RegExp,
): Promise<void> {
  await form.getByRole('button', { name: button }).click();
  await expect(problems(form)).toHaveText([...messages]);
  await expect(form.getByLabel(first)).toBeFocused();
}

/** Sends the form in the way that no disabled button can prevent. */
export function sendAnyway(form: Locator): Promise<void> {
  return form.evaluate((element) => {
    const whole = element instanceof HTMLFormElement ? element : element.querySelector('form');
    whole?.requestSubmit();
  });
}

/** The live counter of a message box: what it counts, where it stops, what it says near the end. */
export async function expectCounter(form: Locator, label: string, max: number): Promise<void> {
  const box = form.getByLabel(label);
  const frame = box.locator('xpath=ancestor::*[.//*[@role="status"]][1]');
  await box.fill('A crack.');
  await expect(frame.getByText(`8/${max}`, { exact: true })).toBeVisible();
  await expect(frame.getByRole('status')).toHaveText('');
  await box.fill('x'.repeat(max - 1));
  await box.press('y');
  await box.press('z');
  await expect(box).toHaveValue(`${'x'.repeat(max - 1)}y`);
  await expect(frame.getByText(`${max}/${max}`, { exact: true })).toBeVisible();
  await expect(frame.getByRole('status')).toHaveText(`${max} of ${max} characters used`);
}
