import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BEGUN } from '#features/enquiry/photos/small/make-small.ts';
import { addPhotos, replacePhoto } from '#features/enquiry/photos/add-photos.ts';
import { bytesOf, photosOf, updatePhoto } from '#outbox/photos/store.ts';
import { freshOutbox } from '../../../outbox/fresh-outbox.ts';

/** Pictures that are decoded at this moment, and the most there have been at once. */
const open = { now: 0, most: 0 };

/** A canvas of a page, on which the name of a picture stands for its pixels. */
class Canvas {
  width = 0;
  height = 0;
  name = '';
  getContext(): object | null {
    const drawImage = ({ name }: { readonly name: string }) => {
      this.name = name;
    };
    return { drawImage, fillRect: () => undefined };
  }
  toBlob = (done: (blob: Blob) => void) =>
    done(new Blob([`${this.width}x${this.height} ${this.name}`]));
}

beforeEach(async () => {
  await freshOutbox();
  Object.assign(open, { now: 0, most: 0 });
  vi.stubGlobal('document', { createElement: () => new Canvas() });
  vi.stubGlobal('createImageBitmap', async ({ name }: File) => {
    if (name.startsWith('torn')) throw new Error('torn');
    open.now += 1;
    open.most = Math.max(open.most, open.now);
    const close = () => {
      open.now -= 1;
    };
    return { width: 4000, height: 3000, name, close };
  });
});
afterEach(() => vi.unstubAllGlobals());

const jpeg = (name: string) => new File([name], name, { type: 'image/jpeg' });

async function textOf(id: string): Promise<string> {
  return new TextDecoder().decode((await bytesOf(id)) ?? new ArrayBuffer());
}

test('where nothing can be drawn off the page it is drawn in it, one picture at a time, each closed after use', async () => {
  expect(typeof OffscreenCanvas).toBe('undefined');
  const id = crypto.randomUUID();
  const both = [addPhotos(id, [jpeg('a.jpg'), jpeg('b.jpg')]), addPhotos(id, [jpeg('c.jpg')])];
  expect(await Promise.all(both)).toEqual([[], []]);
  expect(open).toEqual({ now: 0, most: 1 });
  const kept = await Promise.all((await photosOf(id)).map((photo) => textOf(photo.id)));
  expect(kept.sort()).toEqual(['1600x1200 a.jpg', '1600x1200 b.jpg', '1600x1200 c.jpg']);
});

test('where a worker can’t draw the page does', async () => {
  const posted: unknown[] = [];
  let hear: (message: unknown) => Promise<void> = async () => undefined;
  vi.stubGlobal('OffscreenCanvas', Canvas);
  vi.stubGlobal('addEventListener', (_type: string, listener: typeof hear) => {
    hear = listener;
  });
  vi.stubGlobal('postMessage', (answer: unknown) => posted.push(answer));
  await import('#features/enquiry/photos/small/worker.ts');
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      terminate = () => undefined;
      async postMessage(data: unknown): Promise<void> {
        const { getContext } = Canvas.prototype;
        Canvas.prototype.getContext = () => null;
        await hear({ data });
        await vi.waitFor(() => expect(posted).toHaveLength(2));
        Canvas.prototype.getContext = getContext;
        for (const answer of posted)
          this.dispatchEvent(Object.assign(new Event('message'), { data: answer }));
      }
    },
  );
  const id = crypto.randomUUID();
  expect(await addPhotos(id, [jpeg('a.jpg')])).toEqual([]);
  expect(posted).toEqual([BEGUN, null]);
  expect(await photosOf(id)).toHaveLength(1);
});

test('where the code of a worker never comes the page draws, and waits for no other', async () => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('OffscreenCanvas', Canvas);
  const begun: EventTarget[] = [];
  const ended: EventTarget[] = [];
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      constructor() {
        super();
        begun.push(this);
      }
      postMessage = () => undefined;
      terminate = () => ended.push(this);
    },
  );
  const { smallPicture } = await import('#features/enquiry/photos/small/small-picture.ts');
  const both = Promise.all([smallPicture(jpeg('a.jpg')), smallPicture(jpeg('b.jpg'))]);
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  expect(await both).toMatchObject([{ kind: 'small' }, { kind: 'small' }]);
  expect(begun).toHaveLength(1);
  expect(ended).toEqual(begun);
});

test('a worker that is at work may take its time', async () => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('OffscreenCanvas', Canvas);
  const answer = { kind: 'problem', problem: 'heic' };
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      say = (data: unknown) => this.dispatchEvent(Object.assign(new Event('message'), { data }));
      terminate = () => undefined;
      postMessage(): void {
        this.say(BEGUN);
        setTimeout(() => this.say(answer), 60_000);
      }
    },
  );
  const { smallPicture } = await import('#features/enquiry/photos/small/small-picture.ts');
  const small = smallPicture(jpeg('a.jpg'));
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  expect(await small).toEqual(answer);
});

test('a photograph that is taken again keeps its place and its words, and the first is gone', async () => {
  const id = crypto.randomUUID();
  await addPhotos(id, [jpeg('a.jpg'), jpeg('b.jpg')]);
  const [first] = await photosOf(id);
  if (first === undefined) throw new Error('there is none');
  const worded = await updatePhoto(first.id, (row) => ({ ...row, caption: 'The crack' }));
  expect(await replacePhoto(worded ?? first, jpeg('c.jpg'))).toEqual([]);
  const now = await photosOf(id);
  expect(now).toMatchObject([{ position: 0, caption: 'The crack' }, { position: 1 }]);
  expect(await textOf(now[0]?.id ?? '')).toBe('1600x1200 c.jpg');
  expect(await bytesOf(first.id)).toBeNull();
});

test('a photograph stays when what was to take its place is none', async () => {
  const id = crypto.randomUUID();
  await addPhotos(id, [jpeg('a.jpg')]);
  const [first] = await photosOf(id);
  if (first === undefined) throw new Error('there is none');
  expect(await replacePhoto(first, jpeg('torn.jpg'))).toEqual([
    { name: 'torn.jpg', problem: 'broken' },
  ]);
  expect(await photosOf(id)).toEqual([first]);
});

test('a photograph stays when there is no room for what was to take its place', async () => {
  const id = crypto.randomUUID();
  await addPhotos(id, [jpeg('a.jpg')]);
  const [first] = await photosOf(id);
  if (first === undefined) throw new Error('there is none');
  const estimate = async () => ({ quota: 1000, usage: 1000 });
  vi.stubGlobal('navigator', { storage: { estimate } });
  expect(await replacePhoto(first, jpeg('b.jpg'))).toEqual([{ name: 'b.jpg', problem: 'noRoom' }]);
  expect(await photosOf(id)).toEqual([first]);
  expect(await textOf(first.id)).toBe('1600x1200 a.jpg');
});

test('a photograph that is taken again as another of its request is, is there once', async () => {
  const id = crypto.randomUUID();
  await addPhotos(id, [jpeg('a.jpg'), jpeg('b.jpg')]);
  const [first, second] = await photosOf(id);
  if (first === undefined) throw new Error('there is none');
  expect(await replacePhoto(first, jpeg('b.jpg'))).toEqual([]);
  expect(await photosOf(id)).toEqual([second]);
});

test('what is wrong is said of each file, the others are kept, and there is no seventh', async () => {
  const id = crypto.randomUUID();
  const files = ['1', '2', 'torn', '3', '4', '5', '6', '7'].map((name) => jpeg(`${name}.jpg`));
  expect(await addPhotos(id, files)).toEqual([
    { name: 'torn.jpg', problem: 'broken' },
    { name: '7.jpg', problem: 'full' },
  ]);
  expect(await photosOf(id)).toHaveLength(6);
});

test('a photograph for which the browser has no room left is refused with a message before anything is written', async () => {
  const id = crypto.randomUUID();
  const estimate = async () => ({ quota: 2_000_000, usage: 1_500_000 });
  vi.stubGlobal('navigator', { storage: { estimate } });
  expect(await addPhotos(id, [jpeg('a.jpg')])).toEqual([{ name: 'a.jpg', problem: 'noRoom' }]);
  expect(await photosOf(id)).toEqual([]);
});

test.each([
  ['asked not to clear it away', false, 1],
  ['not asked again when it has promised that', true, 0],
])(
  'a browser that has a photograph to keep is %s, before anything is sent',
  async (_, promised, asked) => {
    const persist = vi.fn<() => Promise<boolean>>(async () => true);
    const persisted = vi.fn<() => Promise<boolean>>(async () => promised);
    const estimate = async () => ({});
    vi.stubGlobal('navigator', {
      storage: { persisted, persist, estimate },
    });
    expect(await addPhotos(crypto.randomUUID(), [jpeg('torn.jpg')])).toHaveLength(1);
    expect(persist).not.toHaveBeenCalled();
    expect(await addPhotos(crypto.randomUUID(), [jpeg('a.jpg')])).toEqual([]);
    await vi.waitFor(() => expect(persisted).toHaveBeenCalled());
    expect(persist).toHaveBeenCalledTimes(asked);
  },
);
