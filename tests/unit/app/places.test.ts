// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { rememberPlaces } from '../../../src/app/places.ts';

const PAGE = `
  <section><button type="button">Menu</button></section>
  <form id="quote" method="post">
    <label>Phone <input name="phone" type="tel" /></label>
    <label><input name="kind" type="radio" value="a" /></label>
    <label><input name="kind" type="radio" value="b" /></label>
    <button type="submit">Send</button>
  </form>
  <section><button type="button">More</button></section>`;

let root: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = `<div id="root">${PAGE}</div>`;
  root = document.body.querySelector('div') ?? document.body;
});

const there = (selector: string) => root.querySelector(selector);

describe('where things are after a page was redrawn', () => {
  it.each(['[name="phone"]', '[value="b"]', '[type="submit"]', 'section:last-of-type button'])(
    '%s is found again',
    (selector) => {
      const { find } = rememberPlaces(root);
      const before = there(selector);
      root.innerHTML = PAGE;
      expect(before?.isConnected).toBe(false);
      expect(before && find(before)).toBe(there(selector));
    },
  );

  it('is what it was where nothing was redrawn', () => {
    const { find } = rememberPlaces(root);
    const field = there('[name="phone"]');
    expect(field && find(field)).toBe(field);
  });

  it('the focus and the caret are where they were', async () => {
    const field = there('[name="phone"]');
    if (!(field instanceof HTMLInputElement)) throw new Error('there is no field');
    field.value = '0491 570 006';
    field.focus();
    field.setSelectionRange(4, 4);
    const { onReplaced } = rememberPlaces(root);
    root.innerHTML = PAGE.replace('name="phone"', 'name="phone" value="0491 570 006"');
    onReplaced();
    await Promise.resolve();
    const now = there('[name="phone"]');
    expect(document.activeElement).toBe(now);
    expect(now instanceof HTMLInputElement && now.selectionStart).toBe(4);
  });
});
