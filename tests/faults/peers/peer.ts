import type { Tab } from '../../engines/engine.ts';
import { eventually } from '../../engines/eventually.ts';
import type { Visitor } from '../../support/hero.ts';
import { saidBy } from '../said.ts';
import { inPage, type Subject } from '../subject.ts';
import { words } from './pages/form.ts';

const field = (label: string) => `//*[@id=//label[normalize-space()='${label}']/@for]`;
const SEND = "//button[normalize-space()='Send']";

type Own = Pick<Subject, 'name' | 'path' | 'kept' | 'database'>;

/** What a visitor does on a page of the other sites; they are all alike. */
export function peer(own: Own): Subject {
  return {
    ...own,
    ready: (tab) =>
      eventually('the page is ready', async () =>
        String(await tab.read('document.querySelector("output")?.textContent')).includes(
          words.ready,
        ),
      ),
    // The form is empty again by itself.
    nextForm: async () => undefined,
    send: async (tab, { name, phone, email, message }) => {
      const answers = { Name: name, Phone: phone, Email: email, Message: message };
      for (const [label, text] of Object.entries(answers)) await tab.type(field(label), text);
      await tab.click(SEND);
    },
    sendAgain: (tab) => tab.click(SEND),
    said: (tab) =>
      saidBy(tab, {
        delivered: [words.delivered],
        saved: [words.saved],
        failed: [words.failed],
      }),
    handOver: null,
    keepMore: async (tab, leads) => {
      const before = await own.kept(tab);
      await inPage(tab, sendMany, leads);
      await eventually('they are kept', async () => (await own.kept(tab)) >= before + leads.length);
    },
  };
}

/** Runs in the page. */
function sendMany(people: readonly Visitor[]): void {
  Reflect.get(globalThis, 'sendMany')(people);
}

/** Counts the keys of a store of the tab's site, without the one that was put there as corrupt. */
export async function keysIn(
  tab: Tab,
  name: string,
  store: string,
  except: IDBValidKey,
): Promise<number> {
  return Number(await inPage(tab, countKeys, { name, store, except }));
}

/** Runs in the page. */
async function countKeys({
  name,
  store,
  except,
}: {
  name: string;
  store: string;
  except: IDBValidKey;
}): Promise<number> {
  const there = await indexedDB.databases();
  if (!there.some((database) => database.name === name)) return 0;
  const opening = indexedDB.open(name);
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const keys: IDBValidKey[] = await new Promise((resolve) => {
    const reading = opening.result.transaction(store).objectStore(store).getAllKeys();
    reading.addEventListener('success', () => resolve(reading.result));
  });
  opening.result.close();
  return keys.filter((key) => key !== except).length;
}
