import assert from 'node:assert/strict';
import { fieldWords, kindWords } from '../../src/content/admin/website/kinds.ts';
import { entryForm } from '../../src/content/admin/website/form.ts';
import { entryStates } from '../../src/content/admin/website/screen.ts';
import { thisDevice } from '../../src/content/device.ts';
import { contentOverviewSchema } from '../../src/contract/admin/content.ts';
import { paths } from '../../src/contract/paths.ts';
import { OWNER_PASSWORD, type Site } from '../support/site.ts';
import type { Engine, Tab } from './engine.ts';
import { eventually } from './eventually.ts';
import { partsKept, pickIn } from './photos.ts';
import { installed, reads } from './visitor.ts';

const LIST = '/admin/website?list=gallery';
const CAPTION = 'Arch on its centring';

const labelled = (label: string) => `//*[@id=//label[contains(., '${label}')]/@for]`;
const button = (name: string) => `//button[normalize-space()='${name}']`;

async function signIn(tab: Tab): Promise<void> {
  await tab.type(labelled('Password'), OWNER_PASSWORD);
  await tab.click(button('Sign in'));
}

/** The gallery's entries on the server. */
async function galleryOf(site: Site) {
  const headers = { cookie: await site.signIn() };
  const answer = await fetch(`${site.url}${paths.adminContent}`, { headers });
  const { entries } = contentOverviewSchema.parse(await answer.json());
  return entries.flatMap(({ newest }) => (newest.kind === 'gallery' ? [newest] : []));
}

/** A picture of the gallery that is chosen and published without server, and waits in a closed tab. */
export async function publishWithoutServer(engine: Engine, tab: Tab, site: Site): Promise<void> {
  await tab.open(`${site.url}${LIST}`);
  await signIn(tab);
  await reads(tab, kindWords.gallery.add ?? '');
  await installed(tab);
  await partsKept(tab, 'owners-parts');
  await site.down();

  await tab.click(button(kindWords.gallery.add ?? ''));
  await reads(tab, fieldWords.gallery.caption.label);
  await pickIn(tab, { field: 'main input[type="file"]', count: 1 });
  await tab.type(labelled(fieldWords.gallery.caption.label), CAPTION);
  await tab.type(labelled(fieldWords.gallery.alt.label), 'A round arch of three rings');
  await eventually('the picture is shown', async () =>
    Boolean(await tab.read("document.querySelector('main canvas') !== null")),
  );
  await tab.click(button(entryForm.publish));
  // The words say 'this phone' on one.
  await reads(tab, entryStates.waiting.published.split(thisDevice).at(-1) ?? '');
  const another = await engine.newTab();
  await tab.close();
  await site.up();
  await another.open(`${site.url}${LIST}`);
  await reads(another, CAPTION);
  await eventually('the server has it', async () => (await galleryOf(site)).length > 0);
  await eventually('visitors get it', async () =>
    (await (await fetch(site.url)).text()).includes(CAPTION),
  );
  const stored = await galleryOf(site);
  assert.deepEqual(
    stored.map(({ state, data }) => [state, data?.caption]),
    [['published', CAPTION]],
  );
}
