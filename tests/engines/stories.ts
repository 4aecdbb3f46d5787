import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { inspect } from 'node:util';
import { routes } from '../../src/app/routes/table.ts';
import { requestPhotos } from '../../src/content/requests.ts';
import { startRecorder, type Recorder } from '../support/recorder.ts';
import { Site } from '../support/site.ts';
import type { Engine, Tab } from './engine.ts';
import { publishWithoutServer } from './editor.ts';
import { eventually } from './eventually.ts';
import { hashOf, partsKept, photosOnPhone, photosThere, pickPhotos } from './photos.ts';
import {
  fillHero,
  installed,
  nothingWaits,
  reads,
  sendHero,
  sendHeroAgain,
  sendPopup,
} from './visitor.ts';
import { area, service } from '../support/entries.ts';

/** What an engine's driver can't do; its stories are skipped and say so. */
type Abilities = {
  readonly keepsProfile: boolean;
};

type Story = {
  readonly engine: Engine;
  readonly tab: Tab;
  readonly site: Site;
  readonly recorder: Recorder;
};

const SAVED = 'Saved on this device';
const WAITING = '1 request waiting';
const PHOTOS = 2;
/** Longest that one story may take, in ms, with the second time it is told. */
const STORY_LIMIT_MS = 480_000;
/** One of every kind of page, and two that are run at once. */
const OFFLINE_PATHS = ['/', service.href, '/projects', '/quote', area.href, '/requests', '/search'];

/** The same stories for every engine: the worker, and leads that are never lost or doubled. */
export function tellStories(
  name: string,
  start: () => Promise<Engine>,
  { keepsProfile }: Abilities,
): void {
  const story = (
    title: string,
    tell: (story: Story) => Promise<void>,
    { skip = false }: { skip?: string | false } = {},
  ) =>
    test(title, { timeout: STORY_LIMIT_MS, skip }, async (context) => {
      try {
        await tellOnce(start, tell);
      } catch (error) {
        // As with the stories in Chromium: once more in the whole check, and named in its log.
        if (!process.env['CI']) throw error;
        context.diagnostic(`✘ tried again: ${name}: ${title}: ${inspect(error)}`);
        await tellOnce(start, tell);
      }
    });

  suite(name, { concurrency: false }, () => {
    story('with the server stopped every kind of page opens', async ({ tab, site }) => {
      await tab.open(site.url);
      await installed(tab);
      await site.down();
      await tab.open(site.url);
      for (const path of OFFLINE_PATHS) {
        const title = routes.find((route) => route.path === path)?.title;
        await tab.open(`${site.url}${path}?source=home-screen`);
        await eventually(`${path} opens`, async () => (await tab.read('document.title')) === title);
        assert.equal(await tab.read("document.querySelectorAll('h1').length"), 1);
      }
    });

    story('a lead sent with signal arrives once, and its receipt is shown', async (told) => {
      const { tab, site } = told;
      await tab.open(site.url);
      await sendHero(tab);
      await reads(tab, 'Thank you');
      await arrivedOnce(told, 'hero_contact');
      const [lead] = await site.inbox();
      await reads(tab, lead?.receipt ?? 'no receipt');
    });

    story('a lead of the popup sent with signal arrives once', async (told) => {
      await told.tab.open(`${told.site.url}/about`);
      await sendPopup(told.tab);
      await reads(told.tab, 'Thank you');
      await arrivedOnce(told, 'assessment_popup');
    });

    story('a lead sent without server waits through a reload and a closed tab', async (told) => {
      const { engine, tab, site } = told;
      await tab.open(site.url);
      await installed(tab);
      await site.down();
      await sendHero(tab);
      await reads(tab, SAVED);
      await tab.open(site.url);
      await reads(tab, WAITING);
      await tab.reload();
      await reads(tab, WAITING);
      const another = await engine.newTab();
      await tab.close();
      await site.up();
      await another.open(site.url);
      await nothingWaits(another);
      await arrivedOnce(told, 'hero_contact');
    });

    story(
      'a lead of the popup sent without server is listed, and leaves when asked to, or by itself before',
      async (told) => {
        const { tab, site } = told;
        await tab.open(`${site.url}/about`);
        await installed(tab);
        await site.down();
        await sendPopup(tab);
        await reads(tab, SAVED);
        await tab.open(`${site.url}/requests`);
        await reads(tab, 'Waiting on this device');
        await site.up();
        // The page's own timer may come first, and takes the button away.
        await Promise.race([
          tab.click("//button[normalize-space()='Send now']"),
          nothingWaits(tab),
        ]);
        await nothingWaits(tab);
        await arrivedOnce(told, 'assessment_popup');
        const [lead] = await site.inbox();
        await reads(tab, lead?.receipt ?? 'no receipt');
      },
    );

    story(
      'photographs added without server wait through a closed tab, and arrive once each as they were',
      async (told) => {
        const { engine, tab, site } = told;
        await tab.open(site.url);
        await installed(tab);
        await partsKept(tab);
        await site.down();
        await fillHero(tab);
        await pickPhotos(tab, PHOTOS);
        const hashes = (await photosOnPhone(tab)).map(hashOf).sort();
        assert.equal(new Set(hashes).size, PHOTOS);
        await sendHeroAgain(tab);
        await reads(tab, SAVED);
        const another = await engine.newTab();
        await tab.close();
        await site.up();
        await another.open(`${site.url}/requests`);
        await reads(another, requestPhotos.arrived(PHOTOS));
        // The server compares what came with this hash before it redraws it.
        assert.deepEqual((await photosThere(site)).sort(), hashes);
        await arrivedOnce(told, 'hero_contact');
        const [lead] = await site.inbox();
        assert.deepEqual(lead?.photos.map(({ hash }) => hash).sort(), hashes);
        assert.equal(lead?.photoCount, PHOTOS);
      },
    );

    story(
      'a picture of the gallery published without server waits in a closed tab, and is on the website once',
      ({ engine, tab, site }) => publishWithoutServer(engine, tab, site),
    );

    const leftEarly = async (told: Story) => {
      const { tab, site } = told;
      await tab.open(site.url);
      await installed(tab);
      await site.down();
      for (const path of ['/about', '/quote', '/contact', '/'])
        await tab.open(`${site.url}${path}`);
      await sendHero(tab);
      await reads(tab, SAVED);
      for (const path of ['/about', '/quote', '/contact']) await tab.open(`${site.url}${path}`);
      await site.up();
      await tab.open(site.url);
      await nothingWaits(tab);
      await arrivedOnce(told, 'hero_contact');
    };
    story('a page left while it starts keeps no lead from being sent', leftEarly);

    const restarted = async (told: Story) => {
      const { engine, tab, site } = told;
      await tab.open(site.url);
      await installed(tab);
      await site.down();
      await sendHero(tab);
      await reads(tab, SAVED);
      await engine.restart();
      await site.up();
      const reopened = await engine.newTab();
      await reopened.open(site.url);
      await nothingWaits(reopened);
      await arrivedOnce(told, 'hero_contact');
    };
    story('a lead waits while the browser is closed', restarted, {
      skip: keepsProfile ? false : 'its driver keeps no profile',
    });
  });
}

async function tellOnce(
  start: () => Promise<Engine>,
  tell: (story: Story) => Promise<void>,
): Promise<void> {
  // Whatever can't be started: what has been ends, or the run would never.
  await using ending = new AsyncDisposableStack();
  const recorder = await startRecorder();
  ending.defer(() => recorder.close());
  const site = await Site.start({ LEADS_WEBHOOK_URL: recorder.url });
  ending.defer(() => site.remove());
  const engine = await start();
  ending.defer(() => engine.quit());
  await tell({ engine, tab: await engine.newTab(), site, recorder });
}

/** In the owner's inbox and at the webhook, once each. */
async function arrivedOnce({ site, recorder }: Story, formType: string): Promise<void> {
  await eventually('the webhook has it', async () => recorder.received.length > 0);
  const inbox = await site.inbox();
  assert.deepEqual(
    recorder.received.map(({ envelope }) => [envelope.formType, envelope.submissionId]),
    [[formType, inbox[0]?.id]],
  );
  assert.equal(inbox.length, 1);
}
