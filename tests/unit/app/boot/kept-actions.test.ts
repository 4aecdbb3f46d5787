// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { opensDialog } from '../../../../src/app/boot/dialogs.ts';
import {
  keepActions,
  type KeptActions,
  type Places,
} from '../../../../src/app/boot/kept-actions.ts';

const PAGE = `
  <form method="post">
    <input id="phone" />
    <input id="tick" type="checkbox" />
    <input id="stone" type="radio" name="kind" />
    <input id="brick" type="radio" name="kind" />
    <button id="go" type="submit" disabled>Continue</button>
  </form>
  <button id="one" type="button"><span id="inside">One</span></button>
  <button id="two" type="button">Two</button>
  <a id="popup" href="#quote" role="button">Get Quote</a>
  <a id="plain" href="#plain">Elsewhere</a>
  <a id="quote" href="#quote" role="button" data-opener="quote">Get Quote</a>
  <dialog id="assessment-popup" tabindex="-1">
    <form method="post">
      <input id="number" />
      <button id="next" type="submit" disabled>Continue</button>
    </form>
  </dialog>
`;

/** React has replaced nothing. */
const asTheyAre: Places = {
  find: (element) => (element.isConnected ? element : null),
  replaced: () => 0,
};

let kept: KeptActions;
let told: boolean[];
let done: string[];

const element = (id: string) => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no #${id}`);
  return found;
};
const input = (id: string) => {
  const found = element(id);
  if (!(found instanceof HTMLInputElement)) throw new Error(`#${id} is no input`);
  return found;
};
const key = (id: string, init: KeyboardEventInit) =>
  element(id).dispatchEvent(
    new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }),
  );
const type = (text: string) => {
  input('phone').value = text;
  element('phone').dispatchEvent(new InputEvent('input', { bubbles: true }));
};

beforeAll(() => {
  // Missing in jsdom.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  // What the site does once it has been started.
  document.body.addEventListener('click', ({ target }) => {
    if (target instanceof Element) done.push(target.id);
  });
  document.body.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement) done.push(`${target.id}=${target.value}`);
  });
});

beforeEach(() => {
  document.body.innerHTML = PAGE;
  told = [];
  done = [];
  kept = keepActions(
    (isPress) => told.push(isPress),
    (target) => opensDialog(target, 'Close'),
  );
  return () => kept.giveBack(asTheyAre);
});

describe('what is done before the site has been started', () => {
  it('is given back in the order in which it came, once', async () => {
    element('two').click();
    type('0491');
    element('inside').click();
    expect(done).toEqual(['phone=0491']);
    done = [];
    await kept.giveBack(asTheyAre);
    expect(done).toEqual(['two', 'phone=0491', 'one']);
    await kept.giveBack(asTheyAre);
    expect(done).toHaveLength(3);
  });

  it('counts once when it is repeated for want of an answer', async () => {
    element('one').click();
    element('one').click();
    await kept.giveBack(asTheyAre);
    expect(done).toEqual(['one']);
  });

  it('is of several radios of a group the one that was chosen last', async () => {
    element('stone').click();
    element('brick').click();
    element('stone').click();
    element('brick').click();
    done = [];
    await kept.giveBack(asTheyAre);
    expect(done.filter((name) => !name.includes('='))).toEqual(['brick']);
    expect(input('brick').checked).toBe(true);
  });

  it('leaves links, and clicks with a modifier, to the browser', () => {
    const stays = (event: Event) => event.preventDefault();
    element('plain').addEventListener('click', stays);
    element('popup').addEventListener('click', stays);
    element('plain').click();
    element('popup').dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }));
    expect(done).toEqual(['plain', 'popup']);
    expect(told).toEqual([]);
  });

  it('tells what is typed even where the control holds something else by then', async () => {
    type('0491 570 006');
    input('phone').value = '';
    done = [];
    await kept.giveBack(asTheyAre);
    expect(input('phone').value).toBe('0491 570 006');
    expect(done).toEqual(['phone=0491 570 006']);
  });

  it('ticks again what was ticked', async () => {
    input('tick').click();
    expect(input('tick').checked).toBe(true);
    const change = vi.fn();
    element('tick').addEventListener('change', change);
    await kept.giveBack(asTheyAre);
    expect(input('tick').checked).toBe(true);
    expect(change).toHaveBeenCalledOnce();
  });

  it('presses a button that what was typed has enabled meanwhile', async () => {
    element('phone').addEventListener('input', () => element('go').removeAttribute('disabled'));
    element('go').addEventListener('click', (event) => event.preventDefault());
    type('0491');
    element('go').setAttribute('disabled', '');
    element('go').dispatchEvent(new MouseEvent('pointerup', { bubbles: true }));
    done = [];
    await kept.giveBack(asTheyAre);
    expect(done).toEqual(['phone=0491', 'go']);
  });

  it('takes Enter in a form that may not be sent yet for a press of its button', async () => {
    element('go').addEventListener('click', (event) => event.preventDefault());
    key('phone', { key: 'Enter' });
    element('go').removeAttribute('disabled');
    await kept.giveBack(asTheyAre);
    expect(done).toEqual(['go']);
  });

  it('takes Space on a link that is a button for a press', async () => {
    expect(key('popup', { key: ' ' })).toBe(false);
    expect(key('plain', { key: ' ' })).toBe(true);
    await kept.giveBack(asTheyAre);
    expect(done).toEqual(['popup']);
  });

  it('gives hotkeys back to the document', async () => {
    const heard = vi.fn();
    document.addEventListener('keydown', ({ code }) => heard(code), { once: true });
    key('one', { altKey: true, shiftKey: true, code: 'KeyC', key: 'C' });
    expect(heard).not.toHaveBeenCalled();
    await kept.giveBack(asTheyAre);
    expect(heard).toHaveBeenCalledExactlyOnceWith('KeyC');
  });

  it('never sends a lead form as a page load', async () => {
    const form = document.querySelector('form');
    const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    expect(form?.dispatchEvent(submit)).toBe(false);
    expect(told).toEqual([true]);
  });
});

describe('when the code can not be had', () => {
  it('a link is followed and nothing is left to be told', () => {
    element('popup').click();
    expect(kept.giveUp()).toEqual({ isDropped: false, form: null });
    expect(location.hash).toBe('#quote');
  });

  it('a button is dropped, and said so; typing is kept on', async () => {
    element('one').click();
    type('0491');
    done = [];
    expect(kept.giveUp()).toEqual({ isDropped: true, form: null });
    expect(kept.giveUp()).toEqual({ isDropped: false, form: null });
    await kept.giveBack(asTheyAre);
    expect(done).toEqual(['phone=0491']);
  });

  it('the form of a pressed submit button can be posted as HTML', () => {
    const form = document.querySelector('form');
    if (!form) throw new Error('no form');
    element('go').dispatchEvent(new MouseEvent('pointerup', { bubbles: true, cancelable: true }));
    expect(kept.giveUp().form, 'waits for text').toBeNull();
    type('0491');
    element('go').dispatchEvent(new MouseEvent('pointerup', { bubbles: true, cancelable: true }));
    expect(kept.giveUp().form).toBe(form);
    form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    expect(kept.giveUp().form).toBe(form);
    expect(kept.giveUp().form).toBeNull();
  });
});

describe('a press on a button whose dialog is in the page', () => {
  it('opens it at once, and is given back after what was done in it', async () => {
    element('quote').click();
    expect(element('assessment-popup')).toHaveProperty('open', true);
    expect(element('assessment-popup').dataset['opener']).toBe('quote');
    expect(told).toEqual([]);
    element('next').dispatchEvent(new MouseEvent('pointerup', { bubbles: true }));
    input('number').value = '0491';
    element('number').dispatchEvent(new InputEvent('input', { bubbles: true }));
    element('next').removeAttribute('disabled');
    done = [];
    await kept.giveBack(asTheyAre);
    expect(done).toEqual(['next', 'number=0491', 'quote']);
  });

  it('is not given back once the dialog is closed, nor what was pressed in it', async () => {
    element('quote').click();
    element('next').dispatchEvent(new MouseEvent('pointerup', { bubbles: true }));
    element('assessment-popup').dispatchEvent(new Event('close'));
    element('next').removeAttribute('disabled');
    await kept.giveBack(asTheyAre);
    expect(done).toEqual([]);
  });

  it('leads nowhere when the site cannot be started: the dialog is the answer', () => {
    location.hash = '';
    element('quote').click();
    expect(kept.giveUp().isDropped).toBe(false);
    expect(location.hash).toBe('');
  });
});
