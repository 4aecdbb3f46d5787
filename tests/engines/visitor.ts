import { visitor, type Visitor } from '../support/hero.ts';
import type { Tab } from './engine.ts';
import { eventually } from './eventually.ts';
import { choices } from '../support/entries.ts';

const HERO = "//form[@id='hero-form']";
const POPUP = "//*[@role='dialog']";

const field = (form: string, label: string) =>
  `${form}//*[@id=${form}//label[contains(., '${label}')]/@for]`;
const button = (form: string, name: string) => `${form}//button[normalize-space()='${name}']`;

/** Waits until a text can be read on the page. */
export function reads(tab: Tab, text: string): Promise<void> {
  return eventually(`the page says '${text}'`, async () =>
    String(await tab.read('document.body.innerText')).includes(text),
  );
}

/** Waits until the worker is in control of the page. */
export function installed(tab: Tab): Promise<void> {
  return eventually(
    'the worker is in control',
    async () => (await tab.read('navigator.serviceWorker.controller?.state')) === 'activated',
  );
}

/** Waits until the page notes that nothing is left to be sent. */
export function nothingWaits(tab: Tab): Promise<void> {
  return eventually(
    'nothing waits',
    async () => (await tab.read("localStorage.getItem('lead-outbox-waiting')")) === null,
  );
}

function takenOver(tab: Tab, selector: string): Promise<void> {
  return eventually(
    `${selector} is React's`,
    async () =>
      (await tab.read(
        `Object.keys(document.querySelector(${JSON.stringify(selector)}) ?? {}).some((key) => key.startsWith('__reactFiber$'))`,
      )) === true,
  );
}

/** Types into the hero enquiry before the page has started, and goes on to Send once it has. */
export async function sendHeroAtOnce(tab: Tab, answers: Visitor): Promise<void> {
  await tab.type(field(HERO, 'Phone number'), answers.phone);
  await takenOver(tab, '#hero-form');
  await holds(tab, 'tel', answers.phone);
  if ((await tab.read('document.activeElement?.getAttribute("autocomplete")')) !== 'tel')
    throw new Error('the field has lost the focus');
  await secondStep(tab, HERO, answers);
  await sendHeroAgain(tab);
}

/** Fills in the hero enquiry and stops before Send. The page is plain HTML until the first interaction. */
export async function fillHero(tab: Tab, answers: Visitor = visitor): Promise<void> {
  await tab.click(field(HERO, 'Phone number'));
  await takenOver(tab, '#hero-form');
  await twoSteps(tab, HERO, answers);
}

/** Fills in the hero enquiry and sends it. */
export async function sendHero(tab: Tab, answers: Visitor = visitor): Promise<void> {
  await fillHero(tab, answers);
  await sendHeroAgain(tab);
}

/** Waits until the hero enquiry has what was typed before the page was left, and sends it. */
export async function resumeHero(tab: Tab, { phone, name }: Visitor): Promise<void> {
  await tab.click(field(HERO, 'Phone number'));
  await holds(tab, 'tel', phone);
  await tab.click(button(HERO, 'Continue'));
  await holds(tab, 'name', name);
  await sendHeroAgain(tab);
}

/** Waits until the hero enquiry's field for a kind of answer holds it. */
function holds(tab: Tab, kind: 'tel' | 'name', answer: string): Promise<void> {
  return eventually(
    `the field holds '${answer}'`,
    async () =>
      (await tab.read(
        `document.querySelector('#hero-form input[autocomplete="${kind}"]')?.value`,
      )) === answer,
  );
}

/** Presses the hero enquiry's button once more. */
export function sendHeroAgain(tab: Tab): Promise<void> {
  return tab.click(button(HERO, 'Send Request'));
}

/** Opens the assessment popup, fills it in and sends it. */
export async function sendPopup(tab: Tab): Promise<void> {
  await tab.click("//header//*[@role='button'][normalize-space()='Get Quote']");
  await takenOver(tab, '[role="dialog"] form');
  await twoSteps(tab, POPUP, visitor);
  await tab.click(button(POPUP, 'Send Request'));
}

async function twoSteps(tab: Tab, form: string, answers: Visitor): Promise<void> {
  await tab.type(field(form, 'Phone number'), answers.phone);
  await secondStep(tab, form, answers);
}

async function secondStep(tab: Tab, form: string, answers: Visitor): Promise<void> {
  await tab.click(button(form, 'Continue'));
  await tab.type(field(form, 'Your name'), answers.name);
  await tab.type(field(form, 'Email'), answers.email);
  await tab.choose(field(form, 'What needs doing?'), choices.popup);
  await tab.type(field(form, 'Tell us about it'), answers.message);
}
