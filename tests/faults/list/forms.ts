import type { Page } from '@playwright/test';
import { eventually } from '../../engines/eventually.ts';
import { everyForm, type FilledForm } from '../../support/every-form.ts';
import { pageOf } from '../chromium.ts';
import { sentFrom } from '../lead.ts';
import type { Scene } from '../scene.ts';
import type { FaultStory } from './fault.ts';
import { refusedStorage } from './parts.ts';
import { serverDown, serverUp } from './server.ts';

const SAVED = /saved on this (?:phone|device)/i;
const REFUSED = /not accepted yet/i;
const REFUSAL = { error: { code: 'invalid_body', message: 'Not yet.', fields: [] } };

/** Tells the same of all eight forms, one after the other, in the seed's order. */
async function ofEveryForm(
  scene: Scene,
  tell: (page: Page, form: FilledForm) => Promise<void>,
): Promise<void> {
  const page = pageOf(scene.tab());
  for (const form of scene.random.shuffled(everyForm)) {
    scene.choose(form.formType);
    await page.goto(scene.address(form.path));
    await form.fill(page);
    await press(page, form);
    scene.sent.push(sentFrom(form.formType));
    await tell(page, form);
  }
}

function press(page: Page, { place, send }: FilledForm): Promise<void> {
  return page.locator(place).getByRole('button', { name: send }).click();
}

async function says(page: Page, words: RegExp): Promise<void> {
  await page.getByText(words).first().waitFor();
}

const withoutSignal: FaultStory = {
  name: 'every form: without signal',
  tell: async (scene) => {
    await scene.open();
    await serverDown(scene);
    await ofEveryForm(scene, (page) => says(page, SAVED));
    await serverUp(scene);
    await scene.wake(scene.tab());
  },
};

const withoutStorage: FaultStory = {
  name: 'every form: IndexedDB refused',
  tell: async (scene) => {
    scene.network.prelude = `(${refusedStorage.toString()})();`;
    await scene.open();
    await ofEveryForm(scene, async (page) => {
      await scene.taken(scene.sent.length);
      const claimed = await page.getByText(SAVED).count();
      if (claimed > 0) throw new Error('the page says that it is saved');
    });
    scene.over();
  },
};

const refused: FaultStory = {
  name: 'every form: refused, then sent again',
  tell: async (scene) => {
    await scene.open();
    const refusal = {
      kind: 'status',
      status: 422,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(REFUSAL),
    } as const;
    scene.network.strike(refusal);
    await ofEveryForm(scene, async (page, form) => {
      await says(page, REFUSED);
      scene.network.heal();
      await press(page, form);
      await eventually('it is taken', async () =>
        scene.network.taken.some(({ envelope }) => envelope.formType === form.formType),
      );
      scene.network.strike(refusal);
    });
    scene.network.heal();
    scene.over();
  },
};

/** All eight forms: kept as typed, sent once. */
export const formFaults: readonly FaultStory[] = [withoutSignal, withoutStorage, refused].map(
  (story) => ({ ...story, engines: ['chromium'], subjects: ['ours'] }),
);
