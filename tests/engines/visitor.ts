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

/** Fills in the hero enquiry and stops before Send. The page is HTML until a person shows up. */
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
  await tab.click(button(form, 'Continue'));
  await tab.type(field(form, 'Your name'), answers.name);
  await tab.type(field(form, 'Email'), answers.email);
  await tab.choose(field(form, 'What needs doing?'), choices.popup);
  await tab.type(field(form, 'Tell us about it'), answers.message);
}
