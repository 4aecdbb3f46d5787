import { isTaken } from '#components/page-load.ts';
import { phoneProblem } from '#contract/required-phone.ts';

// Inlined before the boot script in pages with a form of two steps. Leads through the first step as
// React would, and leaves the form as React would render it: the site goes on from there
// (features/enquiry/engine/in-document.ts).

/**
 * The second step, in the HTML of a form that shows its first; null in any other form, until all of it
 * has arrived, and once React has read the form.
 */
function nextIn(form: HTMLFormElement | null): HTMLElement | null {
  const next = form?.querySelector<HTMLElement>('noscript[data-step]');
  if (!form || !next?.nextElementSibling) return null;
  return isTaken(form.id) ? null : next;
}

/** Enables the button of the first step while there is something in its field. */
function follow({ form, value }: HTMLInputElement): void {
  const button = nextIn(form)?.previousElementSibling?.querySelector('button');
  if (!form || !button) return;
  const isBlank = value.trim() === '';
  button.disabled = isBlank;
  button.tabIndex = isBlank ? -1 : 0;
  button.classList.toggle('Mui-disabled', isBlank);
  button.setAttribute('aria-describedby', isBlank ? `${form.id}-waits-for` : '');
}

/** Whether a press on this was one on Continue: it leads on, or shows what is wrong with the phone number. */
function leadsOn(pressed: Element): boolean {
  const form = pressed.closest('button')?.form ?? null;
  const next = nextIn(form);
  const phone = form?.querySelector<HTMLInputElement>('[type=tel]');
  if (!form || !next || !phone) return false;
  const problem = phoneProblem(phone.value);
  if (problem === null) showNext(form, next, phone);
  else showProblem(phone, problem);
  return true;
}

function showNext(form: HTMLFormElement, next: HTMLElement, phone: HTMLInputElement): void {
  const status = form.querySelector('[role=status] > p');
  if (status) status.textContent = next.dataset['step'] ?? '';
  // Out of React's sight, and still part of the form.
  phone.type = 'hidden';
  phone.setAttribute('form', form.id);
  document.body.append(phone);
  next.previousElementSibling?.remove();
  next.outerHTML = next.textContent;
  form.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
}

function showProblem(phone: HTMLInputElement, problem: string): void {
  const helper = document.getElementById(`${phone.id}-helper`);
  if (!helper) return;
  const line = document.createElement('p');
  line.id = `${phone.id}-error`;
  line.className = `${helper.className} Mui-error`;
  line.textContent = problem;
  helper.previousElementSibling?.replaceChildren(line);
  phone.setAttribute('aria-invalid', 'true');
  phone.setAttribute('aria-describedby', `${line.id} ${helper.id}`);
  phone.focus();
}

addEventListener(
  'input',
  ({ target }) => {
    if (target instanceof HTMLInputElement) follow(target);
  },
  true,
);

addEventListener(
  'click',
  (event) => {
    if (!(event.target instanceof Element) || !leadsOn(event.target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  true,
);
