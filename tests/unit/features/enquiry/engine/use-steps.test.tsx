// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSteps } from '#features/enquiry/engine/use-steps.ts';

const STEPS = [['phone'], ['name', 'email']] as const;

function TwoSteps() {
  const { step, goTo } = useSteps('steps', STEPS, 0);
  return (
    <form id="steps">
      {(STEPS[step] ?? []).map((name) => (
        <input key={name} aria-label={name} name={name} />
      ))}
      {/* As the form does it: after its answer, so no longer while the press is handled. */}
      <button type="button" onClick={() => void Promise.resolve().then(() => goTo(1))}>
        Continue
      </button>
    </form>
  );
}

test('a step has the focus as soon as it can be seen, so that it is never taken from a field pressed meanwhile', async () => {
  render(<TwoSteps />);
  const seen = new Promise((resolve) => {
    new MutationObserver((_changes, observer) => {
      const field = screen.queryByRole('textbox', { name: 'name' });
      if (!field) return;
      observer.disconnect();
      resolve(document.activeElement === field);
    }).observe(document.body, { childList: true, subtree: true });
  });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await seen).toBe(true);
});
