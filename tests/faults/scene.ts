import { setTimeout as wait } from 'node:timers/promises';
import type { Engine, Tab } from '../engines/engine.ts';
import { eventually } from '../engines/eventually.ts';
import type { FaultProxy } from '../support/fault-proxy.ts';
import type { Visitor } from '../support/hero.ts';
import type { Mailbox } from '../support/mailbox.ts';
import type { PhotoLine } from '../support/photo-line.ts';
import type { Site } from '../support/site.ts';
import { leadsOf, sentBy, type Sent } from './lead.ts';
import type { Random } from './random.ts';
import { inPage, type Said, type Subject } from './subject.ts';

/** What may bring a queue back to work once the fault is over. */
const WAKES = ['the online event', 'a reload', 'another tab', 'left alone'] as const;
type Wake = (typeof WAKES)[number];

/** How long a page may take to say what it shows, in ms: one that hangs must not end the run. */
const SHOWN_MS = 5_000;
/** Most leads that one run sends by hand. */
const MOST_LEADS = 40;

type Parts = {
  readonly random: Random;
  readonly engine: Engine;
  readonly network: FaultProxy;
  readonly site: Site;
  readonly subject: Subject;
  /** Where photographs pass, in the stories that are of them. */
  readonly line: PhotoLine | null;
  /** The firm's mailbox, in the stories that have one. */
  readonly mailbox: Mailbox | null;
  /** Takes what the seed chooses, in words. */
  readonly choices: string[];
};

/** One run of a fault: the browser, the network, the server, and what the visitor did so far. */
export class Scene {
  readonly random: Random;
  readonly engine: Engine;
  readonly network: FaultProxy;
  readonly site: Site;
  readonly subject: Subject;
  /** What the visitor has sent. */
  readonly sent: Sent[] = [];
  /** Hashes of the photographs that are to be there in the end. */
  readonly photos = new Set<string>();
  /** What the seed has chosen, in words. */
  readonly choices: string[];
  /** When the fault was over, milliseconds since the epoch. */
  overAt: number | null = null;
  readonly #line: PhotoLine | null;
  readonly #mailbox: Mailbox | null;
  #tab: Tab | null = null;
  #failed: Tab[] = [];
  readonly #leads: Visitor[];

  constructor({ random, engine, network, site, subject, line, mailbox, choices }: Parts) {
    this.#line = line;
    this.#mailbox = mailbox;
    this.random = random;
    this.engine = engine;
    this.network = network;
    this.site = site;
    this.subject = subject;
    this.choices = choices;
    this.#leads = leadsOf(random, MOST_LEADS);
    const slowest = random.pick([0, 20, 150]);
    if (slowest > 0) network.latencyMs = () => random.between(0, slowest);
    this.choose(`up to ${slowest} ms on the way`);
  }

  /** Where photographs pass on their way to the server. */
  line(): PhotoLine {
    if (!this.#line) throw new Error('this story is not of photographs');
    return this.#line;
  }

  /** The firm's mailbox. */
  mailbox(): Mailbox {
    if (!this.#mailbox) throw new Error('this story has no mailbox');
    return this.#mailbox;
  }

  choose(what: string): void {
    this.choices.push(what);
  }

  /** The address of a page, through the network of this run. */
  address(path: string = this.subject.path): string {
    return new URL(path, this.network.url).href;
  }

  /** Opens the site in a new tab and waits until it is as on a second visit. */
  async open(): Promise<Tab> {
    const tab = await this.blank();
    await tab.open(this.address());
    await this.subject.ready(tab);
    return tab;
  }

  /** A new tab with nothing in it; from now on the one that is looked into at the end. */
  async blank(): Promise<Tab> {
    this.#tab = await this.engine.newTab();
    return this.#tab;
  }

  /** The next visitor's answers. */
  nextLead(): Visitor {
    const lead = this.#leads[this.sent.length];
    if (!lead) throw new Error(`a run has ${MOST_LEADS} leads at most`);
    return lead;
  }

  /** Fills in the form and presses Send, without waiting for what the page says. */
  async press(tab: Tab): Promise<Visitor> {
    const lead = this.nextLead();
    await this.subject.send(tab, lead);
    this.sent.push(sentBy(lead));
    return lead;
  }

  /** Fills in the form, presses Send and reads what the page says. */
  async send(tab: Tab): Promise<Said> {
    await this.press(tab);
    const said = await this.subject.said(tab);
    this.choose(said === 'nothing' ? `nothing, but shows: ${await shownBy(tab)}` : said);
    // Who reads that it failed keeps the page open and tries again.
    if (said === 'failed') this.#failed.push(tab);
    return said;
  }

  /** Sends several leads one after the other; who reads that one failed sends no more. */
  async sendSeveral(tab: Tab, count: number): Promise<void> {
    for (let index = 0; index < count; index += 1) {
      if (index > 0) await this.subject.nextForm(tab, this.address());
      if ((await this.send(tab)) === 'failed') return;
    }
  }

  /** Notes that the fault is over. */
  over(): void {
    this.overAt = Date.now();
  }

  /** What happens on the phone once the fault is over; who saw a failure presses again. */
  async wake(tab: Tab, among: readonly [Wake, ...Wake[]] = WAKES): Promise<void> {
    if (this.#failed.length > 0) {
      this.choose('pressed again');
      for (const failed of this.#failed) await this.subject.sendAgain(failed);
      return;
    }
    const wake = this.random.pick(among);
    this.choose(wake);
    if (wake === 'the online event') await hearsOnline(tab);
    if (wake === 'a reload') await tab.open(this.address());
    if (wake === 'another tab') await (await this.blank()).open(this.address());
  }

  /** A moment within which a fault strikes. */
  async moment(mostMs: number): Promise<void> {
    const ms = this.random.between(0, mostMs);
    this.choose(`after ${ms} ms`);
    await wait(ms);
  }

  /** The tab that was opened last. */
  tab(): Tab {
    if (!this.#tab) throw new Error('no tab is open');
    return this.#tab;
  }

  /** Waits until the server has answered for so many leads. */
  taken(count: number): Promise<void> {
    return eventually(`${count} taken`, async () => this.network.taken.length >= count);
  }

  /** Waits until so many requests with a lead have reached the network. */
  attempted(count: number): Promise<void> {
    return eventually(`${count} attempts`, async () => this.network.attempts >= count);
  }

  /** What the tab that was opened last shows in its main part, for whoever looks for a reason. */
  shown(): Promise<string> {
    if (!this.#tab) return Promise.resolve('no tab');
    const script = `[location.pathname, document.activeElement?.outerHTML.slice(0, 120), document.querySelector('main')?.innerText].join(' | ')`;
    const silent = wait(SHOWN_MS, 'a page that does not answer');
    return Promise.race([this.#tab.read(script).then(inOneLine, String), silent]);
  }

  /** Leads that lie in the phone's storage, seen from the tab that was opened last. */
  async kept(): Promise<number> {
    const tab = this.#tab ?? (await this.open());
    // A tab that was closed, or a browser without storage, shows nothing.
    return this.subject.kept(tab).catch(() => 0);
  }
}

/** What stands in the form that was pressed, for whoever looks for the reason. */
async function shownBy(tab: Tab): Promise<string> {
  const text = await tab
    .read(
      `[document.activeElement?.outerHTML.slice(0, 120), document.querySelector('main form')?.innerText].join(' | ')`,
    )
    .catch((error: unknown) => error);
  return inOneLine(text);
}

function inOneLine(text: unknown): string {
  return String(text).replaceAll(/\s+/g, ' ').slice(0, 800);
}

/** Tells a page what a browser tells it when there is a network again. */
export function hearsOnline(tab: Tab): Promise<unknown> {
  return inPage(tab, () => dispatchEvent(new Event('online')), {});
}
