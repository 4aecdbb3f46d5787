import { photoListText as words } from '../../../src/content/forms/photo-list.ts';
import { photosText } from '../../../src/content/forms/photos.ts';
import { everyForm } from '../../support/every-form.ts';
import { expect, test } from '../../support/fixtures.ts';
import { keptPhotos, plainPicture } from '../../support/photos.ts';

const [WIDTH, HEIGHT] = [110, 100];

test('every form of a request takes a photograph, shows it, and it follows its lead; feedback takes none', async ({
  page,
  site,
  recorder,
  expectedErrors,
}) => {
  // Where it is the page that uploads, its question how far a new photograph is stands in the console.
  expectedErrors.push(/status of 404/);
  test.setTimeout(180_000);
  const picture = { name: 'crack.jpg', mimeType: 'image/jpeg' };
  const buffer = await plainPicture(WIDTH, HEIGHT);
  for (const { formType, path, place, fill, send } of everyForm) {
    await test.step(formType, async () => {
      await page.goto(path);
      await fill(page);
      const form = page.locator(place);
      const picker = form.getByLabel(photosText.add);
      if (formType === 'feedback') return expect(picker).toHaveCount(0);
      const before = recorder.received.length;
      await picker.setInputFiles({ ...picture, buffer });
      const thumbnail = form.getByRole('img', { name: words.photo(1) });
      await expect
        .poll(() => thumbnail.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
      await form.getByRole('button', { name: send }).click();
      await expect.poll(() => recorder.received.length, { timeout: 30_000 }).toBe(before + 1);
      const lead = recorder.received[before]?.envelope;
      expect(lead).toMatchObject({ formType, data: { photoCount: 1 } });
      await expect
        .poll(() => keptPhotos(site, lead?.submissionId ?? ''), { timeout: 30_000 })
        .toEqual([{ width: WIDTH, height: HEIGHT, hasMetadata: false }]);
    });
  }
});
