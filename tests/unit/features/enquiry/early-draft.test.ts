// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import {
  dropEarlyDraft,
  earlyDraftKey,
  hasEarlyDraft,
  keepEarlyDraft,
} from '#features/enquiry/early-draft.ts';
import { earlyValues } from '#features/enquiry/engine/validate.ts';
import { givenLocalStorage } from './memory-storage.ts';

const KEY = earlyDraftKey('enquiry');
const defaults = { phone: '', level: 'standard', extras: [], message: '' };

const read = () => earlyValues(JSON.parse(localStorage.getItem(KEY) ?? 'null'), defaults);

function field(selector: string): HTMLInputElement {
  const found = document.querySelector(selector);
  if (!(found instanceof HTMLInputElement)) throw new Error(`no ${selector}`);
  return found;
}

beforeEach(() => {
  document.body.innerHTML = `
    <form id="enquiry" method="post" enctype="multipart/form-data">
      <input name="phone" value="0491 570 006">
      <input name="level" type="radio" value="standard">
      <input name="level" type="radio" value="heritage" checked>
      <input name="extras" type="checkbox" value="drawing" checked>
      <input name="extras" type="checkbox" value="priority">
      <input name="website" value="https://spam.example">
      <input name="photos" type="file">
    </form>
    <form id="sign-in" method="post"><input name="password" type="password" value="secret"></form>`;
});

describe('an early draft', () => {
  it('has the fields that were typed into, in the form that the engine knows, and no other', () => {
    givenLocalStorage();
    for (const one of ['[name=phone]', '[name=level]', '[name=extras]']) keepEarlyDraft(field(one));
    expect(read()).toEqual({ phone: '0491 570 006', level: 'heritage', extras: ['drawing'] });
  });

  it('says that everything was unticked, and that a text was deleted', () => {
    givenLocalStorage();
    keepEarlyDraft(field('[name=extras]'));
    field('[value=drawing]').checked = false;
    field('[name=phone]').value = '';
    keepEarlyDraft(field('[name=extras]'));
    keepEarlyDraft(field('[name=phone]'));
    expect(read()).toEqual({ phone: '', extras: [] });
  });

  it('keeps nothing that is typed to sign in', () => {
    const kept = givenLocalStorage();
    keepEarlyDraft(field('[name=password]'));
    expect(kept.size).toBe(0);
  });

  it('leaves out what is no answer: a picked file, and the field that people do not see', () => {
    givenLocalStorage();
    keepEarlyDraft(field('[name=photos]'));
    keepEarlyDraft(field('[name=website]'));
    expect(read()).toEqual({});
  });

  it('replaces what is there where it cannot be read', () => {
    givenLocalStorage({ [KEY]: '{"phone":' });
    keepEarlyDraft(field('[name=phone]'));
    expect(read()).toEqual({ phone: '0491 570 006' });
  });

  it('is gone once dropped', () => {
    const kept = givenLocalStorage();
    keepEarlyDraft(field('[name=phone]'));
    expect(hasEarlyDraft('enquiry')).toBe(true);
    dropEarlyDraft('enquiry');
    expect(hasEarlyDraft('enquiry')).toBe(false);
    expect(read()).toBeNull();
    expect(kept.size).toBe(0);
  });

  it('is ignored where it is none', () => {
    givenLocalStorage({ [KEY]: '{"phone":"0491 570 006"}' });
    expect(read()).toBeNull();
  });
});
