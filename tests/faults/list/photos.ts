import { photosGone } from '../../../src/content/forms/toasts.ts';
import { requests } from '../../../src/content/requests.ts';
import { eventually } from '../../engines/eventually.ts';
import { hashOf, photosOnPhone, photosThere, pickPhotos } from '../../engines/photos.ts';
import { fillHero, reads, sendHeroAgain } from '../../engines/visitor.ts';
import { bringMessage } from '../../support/bring-message.ts';
import { clearStorage, makeNewer } from '../../support/lost-storage.ts';
import { sentBy } from '../lead.ts';
import { openWithParts, sendWithPhotos } from '../photos.ts';
import { hearsOnline, type Scene } from '../scene.ts';
import { rowsOf, smsTexts } from '../roads/phone.ts';
import { inPage } from '../subject.ts';
import type { FaultStory } from './fault.ts';
import { serverDown, serverUp } from './server.ts';

/** Milliseconds in which a part of a piece comes through at 50 kB/s, and bytes of three seconds. */
const SLOW_PART_MS = 330;
const THREE_SECONDS = 150_000;
/** Enough for something to happen while a photograph is uploaded. */
const TAKES_A_WHILE_MS = 60;
const REFUSAL = { error: { code: 'invalid_body', message: 'Not yet.', fields: [] } };

/** Waits until so many bytes of photographs have come through. */
function bytes(scene: Scene, count: number): Promise<void> {
  scene.choose(`after ${count} bytes`);
  return eventually(`${count} bytes`, async () => scene.line().sent >= count);
}

/** Within the first photograph, or between it and the second. */
const early = (scene: Scene) => bytes(scene, scene.random.between(1, 500_000));

function story(name: string, tell: FaultStory['tell']): FaultStory {
  return {
    name: `photographs: ${name}`,
    photos: true,
    engines: ['chromium'],
    subjects: ['ours'],
    tell,
  };
}

const inEveryEngine = (told: FaultStory): FaultStory => ({
  ...told,
  engines: ['chromium', 'firefox', 'webkit'],
});

const tabClosed = story('taken without signal, tab closed', async (scene) => {
  const tab = await openWithParts(scene);
  await serverDown(scene);
  await sendWithPhotos(scene, tab, scene.random.between(1, 3));
  const another = await scene.blank();
  await tab.close();
  await serverUp(scene);
  await another.open(scene.address());
});

const reopened = inEveryEngine(tabClosed);

const browserClosed = story('taken without signal, browser closed', async (scene) => {
  const tab = await openWithParts(scene);
  await serverDown(scene);
  await sendWithPhotos(scene, tab, scene.random.between(1, 3));
  await scene.engine.restart();
  await serverUp(scene);
  await (await scene.blank()).open(scene.address());
});

/** WebKit's driver keeps no profile. */
const restarted: FaultStory = { ...browserClosed, engines: ['chromium', 'firefox'] };

const killed: FaultStory = {
  ...story('server killed while one is uploaded', async (scene) => {
    const tab = await openWithParts(scene);
    scene.line().delayMs = TAKES_A_WHILE_MS;
    await sendWithPhotos(scene, tab, 2);
    await early(scene);
    await scene.site.kill();
    await scene.site.up();
    scene.line().delayMs = 0;
    scene.over();
    await scene.wake(tab);
  }),
  repeatsAtWebhook: true,
};

const slow = story('50 kB/s, cut every 3 s', async (scene) => {
  const tab = await openWithParts(scene);
  Object.assign(scene.line(), { delayMs: SLOW_PART_MS, cutAfter: THREE_SECONDS });
  await sendWithPhotos(scene, tab, 2);
  scene.over();
});

const answerLost = story('answer lost after the last piece', async (scene) => {
  const tab = await openWithParts(scene);
  scene.line().loseLastAnswers = scene.random.between(1, 3);
  await sendWithPhotos(scene, tab, 2);
  await eventually('the answers are lost', async () => scene.line().loseLastAnswers === 0);
  scene.over();
  await scene.wake(tab);
});

const together = story('two tabs and the worker at once', async (scene) => {
  const tabs = [await openWithParts(scene), await openWithParts(scene)] as const;
  await serverDown(scene);
  for (const tab of tabs) await sendWithPhotos(scene, tab, 2);
  await serverUp(scene);
  await Promise.all(tabs.map(hearsOnline));
});

/** Runs in front of every script: one photograph has room on the phone, and no other. */
function roomForOne(): void {
  const original = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function put(value, key) {
    const all: unknown = Reflect.get(globalThis, 'photosKept');
    const kept = typeof all === 'number' ? all : 0;
    if (this.name === 'photoBytes') {
      if (kept >= 1) throw new DOMException('full', 'QuotaExceededError');
      Reflect.set(globalThis, 'photosKept', kept + 1);
    }
    return original.call(this, value, key);
  };
}

const noRoom = story('no room for more than one', async (scene) => {
  scene.network.prelude = `(${roomForOne.toString()})();`;
  const tab = await openWithParts(scene);
  await serverDown(scene);
  await sendWithPhotos(scene, tab, 3);
  if (scene.photos.size !== 1) throw new Error(`${scene.photos.size} photographs were kept`);
  await serverUp(scene);
  await scene.wake(tab);
});

const removed = story('one taken back while it is uploaded', async (scene) => {
  const tab = await openWithParts(scene);
  scene.line().delayMs = TAKES_A_WHILE_MS;
  await sendWithPhotos(scene, tab, 2);
  const [first] = await photosOnPhone(tab);
  await tab.open(scene.address('/requests'));
  await early(scene);
  await tab.click("//button[@aria-label='Take back photo 1']");
  if (first) scene.photos.delete(hashOf(first));
  scene.line().delayMs = 0;
  scene.over();
});

const deleted = story('request deleted while one is uploaded', async (scene) => {
  const tab = await openWithParts(scene);
  // What has arrived stays with its receiver: long enough for the press to come before.
  scene.line().delayMs = SLOW_PART_MS;
  await sendWithPhotos(scene, tab, 1);
  await tab.open(scene.address('/requests'));
  await bytes(scene, scene.random.between(1, 100_000));
  await tab.click("//button[normalize-space()='Clear from this list']");
  scene.photos.clear();
  scene.line().delayMs = 0;
  scene.over();
});

const parked = story('request refused, then sent again', async (scene) => {
  const tab = await openWithParts(scene);
  scene.network.strike({
    kind: 'status',
    status: 422,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(REFUSAL),
  });
  await sendWithPhotos(scene, tab, 2);
  scene.network.heal();
  scene.over();
  await scene.subject.sendAgain(tab);
});

const failing = story('one answered 500 again and again', async (scene) => {
  const tab = await openWithParts(scene);
  scene.line().failsFirst = true;
  await sendWithPhotos(scene, tab, 3);
  await scene.taken(1);
  await eventually(
    'the others are there',
    async () => (await photosThere(scene.site)).length === 2,
  );
  await tab.open(scene.address('/requests'));
  await reads(tab, requests.reasons.server);
  scene.line().failsFirst = false;
  scene.over();
  await scene.wake(tab);
});

/** Only the photographs are still to come then. */
const messageFirst = story('the request came before, as a message', async (scene) => {
  const tab = await openWithParts(scene);
  await scene.network.down();
  await sendWithPhotos(scene, tab, scene.random.between(1, 3));
  await tab.open(scene.address('/requests'));
  const ids = (await rowsOf(tab)).map(({ id }) => id);
  const [text = ''] = (await smsTexts(tab, ids)).values();
  await bringMessage({ url: scene.site.url, cookie: await scene.site.signIn() }, 'pasted', text);
  if ((await scene.site.inbox()).length !== 1) throw new Error('the message is no request');
  await scene.network.up();
  scene.over();
  await scene.wake(tab);
});

/** Of photographs that are gone before Send the lead alone can arrive, and it says how many there were. */
const lost: FaultStory = {
  name: 'photographs: lost between picking and Send',
  subjects: ['ours'],
  tell: async (scene) => {
    const tab = await openWithParts(scene);
    const lead = scene.nextLead();
    await fillHero(tab, lead);
    await pickPhotos(tab, 2);
    const how = scene.random.pick(['cleared', 'taken by a newer version'] as const);
    scene.choose(`storage ${how}`);
    await inPage(tab, how === 'cleared' ? clearStorage : makeNewer, {});
    await sendHeroAgain(tab);
    scene.sent.push(sentBy(lead));
    await reads(tab, photosGone.title([1, 2]));
    await scene.taken(1);
    const missing = scene.network.taken.map(({ envelope: { data } }) =>
      'photosMissing' in data ? data.photosMissing : 0,
    );
    if (missing.join() !== '2') throw new Error(`the lead says that ${missing.join()} are missing`);
    scene.over();
  },
};

/** What can befall photographs, which are counted in these as leads are in the others. */
export const photoFaults: readonly FaultStory[] = [
  reopened,
  restarted,
  killed,
  slow,
  answerLost,
  together,
  noRoom,
  removed,
  deleted,
  parked,
  inEveryEngine(failing),
  inEveryEngine(messageFirst),
  lost,
];
