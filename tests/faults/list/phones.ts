import { signIn } from '../../../src/content/admin/app.ts';
import { KEPT_LIMIT_MS } from '../../../src/lib/time-limit.ts';
import type { Tab } from '../../engines/engine.ts';
import { eventually } from '../../engines/eventually.ts';
import { partsKept } from '../../engines/photos.ts';
import { fillHero, installed, reads, resumeHero, sendHeroAtOnce } from '../../engines/visitor.ts';
import { changedByOthers, HYDRATED_AGAIN } from '../../support/changed-by-others.ts';
import { draftsOnDisk } from '../../support/lost-storage.ts';
import { sentBy } from '../lead.ts';
import type { Scene } from '../scene.ts';
import { inPage } from '../subject.ts';
import type { FaultStory } from './fault.ts';
import { serverDown, serverUp } from './server.ts';

/** What a slow machine may add to a limit, in ms: a line that is silent is so for minutes. */
const SLACK_MS = 9_000;

function story(name: string, tell: FaultStory['tell']): FaultStory {
  return { name, subjects: ['ours'], tell };
}

const untouchedTab = story('draft: an untouched tab lies open', async (scene) => {
  await scene.open();
  const tab = await scene.open();
  const lead = scene.nextLead();
  await fillHero(tab, lead);
  await eventually('the draft is kept', async () =>
    String(await tab.read('JSON.stringify({ ...localStorage })')).includes(lead.message),
  );
  await tab.reload();
  await resumeHero(tab, lead);
  scene.sent.push(sentBy(lead));
  scene.over();
});

const killedWhileTyping: FaultStory = {
  ...story('draft: browser killed while it is typed', async (scene) => {
    const lead = scene.nextLead();
    const tab = await scene.open();
    await fillHero(tab, lead);
    await eventually('the draft is on the disk', async () =>
      String(await inPage(tab, draftsOnDisk, {})).includes(lead.message),
    );
    await scene.engine.kill();
    await scene.engine.start();
    const again = await scene.blank();
    await again.open(scene.address());
    await resumeHero(again, lead);
    scene.sent.push(sentBy(lead));
    scene.over();
  }),
  // WebKit's driver starts every browser with a new profile.
  engines: ['chromium', 'firefox'],
};

const changed: FaultStory = {
  ...story('page changed by others before the first touch', async (scene) => {
    const tab = await scene.blank();
    await tab.open(scene.address());
    await inPage(tab, changedByOthers, {});
    const lead = scene.nextLead();
    await sendHeroAtOnce(tab, lead);
    scene.sent.push(sentBy(lead));
    scene.over();
  }),
  logs: HYDRATED_AGAIN,
};

/** Runs in the page: the browser takes the home page out of the precache, and a week goes by. */
async function evictHome(): Promise<boolean> {
  const names = await caches.keys();
  const precache = await caches.open(names.find((name) => name.includes('precache-v')) ?? '');
  const home = (await precache.keys()).find(({ url }) => new URL(url).pathname === '/index.html');
  await caches.delete('precache-checked');
  return home !== undefined && precache.delete(home);
}

/** Runs in the page: whether the precache has the home page. */
async function hasHome(): Promise<boolean> {
  const names = await caches.keys();
  const precache = await caches.open(names.find((name) => name.includes('precache-v')) ?? '');
  return (await precache.keys()).some(({ url }) => new URL(url).pathname === '/index.html');
}

const evicted: FaultStory = {
  ...story('precached page evicted by the browser', async (scene) => {
    const tab = await scene.open();
    await partsKept(tab);
    if ((await inPage(tab, evictHome, {})) !== true) throw new Error('there was nothing to evict');
    await tab.open(scene.address('/about'));
    await eventually('the page is put back', async () => (await inPage(tab, hasHome, {})) === true);
    await serverDown(scene);
    await tab.open(scene.address());
    await scene.send(tab);
    await serverUp(scene);
    await scene.wake(tab);
  }),
  engines: ['chromium', 'firefox'],
};

/** Opens the admin, whose page is kept, and waits for it no longer than the worker may. */
async function opensAdmin(scene: Scene, tab: Tab): Promise<void> {
  const shown = `location.pathname === '/admin' ? document.body.innerText : ''`;
  const began = Date.now();
  await tab.open(scene.address('/admin'));
  await eventually('the kept page is shown', async () => {
    const text = String(await tab.read(shown));
    return text.includes(signIn.checking) || text.includes(signIn.unreachable.title);
  });
  const took = Date.now() - began;
  scene.choose(`shown after ${took} ms`);
  if (took > KEPT_LIMIT_MS + SLACK_MS) throw new Error(`the admin came after ${took} ms`);
}

/** Runs in the page: whether the phone has a page of the admin. */
async function keepsAdmin(): Promise<boolean> {
  return (await (await caches.open('owners-pages')).keys()).length > 0;
}

const silentAdmin = story('admin on a line that never answers', async (scene) => {
  const tab = await scene.open();
  await tab.open(scene.address('/admin'));
  await reads(tab, signIn.title);
  await eventually('the page is kept', async () => (await inPage(tab, keepsAdmin, {})) === true);
  await tab.open(scene.address());
  scene.network.silentFor = /^\/(?:admin|api\/admin)/;
  await opensAdmin(scene, tab);
  scene.network.silentFor = null;
  await tab.open(scene.address());
  await installed(tab);
  await scene.send(tab);
  scene.over();
});

/** What phones, browsers and other programs do to a page that somebody uses. */
export const phoneFaults: readonly FaultStory[] = [
  untouchedTab,
  killedWhileTyping,
  changed,
  evicted,
  silentAdmin,
];
