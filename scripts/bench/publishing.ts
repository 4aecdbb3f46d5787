import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import {
  CONTENT_LIST_PATH,
  contentListSchema,
  contentPath,
} from '../../src/contract/content/published.ts';
import type { PublishedProject } from '../../src/contract/content/kinds.ts';
import { paths } from '../../src/contract/paths.ts';
import { pictures } from '../../src/content/pictures/all.ts';
import { projects } from '../../src/content/projects/index.ts';
import { openStore } from '../../server/store/store.ts';
import { PASSWORD, ServerProcess } from '../faults/server/server-process.ts';
import { type Load, postUntil } from './server/load.ts';
import { median } from './results.ts';

const SENDERS = 4;
const LOAD_MS = 10_000;
const PUBLICATIONS = 3;
const LOOK_EVERY_MS = 50;
const LONGEST_MS = 180_000;

/** A publication over so many published projects, times in ms. */
export type PublishingStep = {
  readonly projects: number;
  /** From the press until its pages are served, while nobody writes. */
  readonly published: readonly number[];
  /** Leads posted while nothing is published, and while one publication follows the other. */
  readonly alone: Load;
  readonly meanwhile: Load;
};

/** Publishes over this many published projects each, with and without leads that arrive meanwhile. */
export async function measurePublishing(sizes: readonly number[]): Promise<PublishingStep[]> {
  const steps: PublishingStep[] = [];
  for (const size of sizes) {
    const folder = await mkdtemp(join(tmpdir(), 'site-publishing-'));
    try {
      steps.push(await measured(folder, size));
    } finally {
      await rm(folder, { recursive: true });
    }
  }
  return steps;
}

/** One row of the table. */
export const publishingRow = ({ projects: size, published, alone, meanwhile }: PublishingStep) => ({
  'published projects': size,
  'press to served': Math.round(median(published)),
  'p99 of posts': Math.round(alone.p99),
  'p99 meanwhile': Math.round(meanwhile.p99),
});

async function measured(folder: string, size: number): Promise<PublishingStep> {
  await fill(folder, size);
  const server = new ServerProcess({ MIN_FILL_MS: '0', DATA_DIR: folder });
  await server.start();
  try {
    const publish = await publisherAt(server.address);
    await publish();
    const published: number[] = [];
    while (published.length < PUBLICATIONS) published.push(await publish());
    const alone = await postUntil([server.address], SENDERS, AbortSignal.timeout(LOAD_MS));
    const stopping = new AbortController();
    const loading = postUntil([server.address], SENDERS, stopping.signal);
    for (let count = 0; count < PUBLICATIONS; count += 1) await publish();
    stopping.abort();
    return { projects: size, published, alone, meanwhile: await loading };
  } finally {
    await server.stop();
  }
}

/** Publishes projects with the pictures of one of the build. */
async function fill(folder: string, size: number): Promise<void> {
  const store = await openStore(folder);
  for (let count = 1; count <= size; count += 1) {
    await store.content.revisions.add(
      {
        id: randomUUID(),
        kind: 'project',
        slug: `project-${count}`,
        base: null,
        state: 'published',
        data: projectNumber(count),
        author: '',
        at: new Date().toISOString(),
      },
      ({ slug, state }) => ({
        at: Date.now(),
        actor: '',
        network: '',
        kind: 'content',
        subject: `project:${slug}`,
        to: state,
      }),
    );
  }
  await store.close();
}

function projectNumber(count: number): PublishedProject {
  const [base] = projects;
  const pictureNamed = (name: string | undefined) => {
    const picture = pictures.find((one) => one.name === name);
    if (picture === undefined) throw new Error('The build has no project with pictures.');
    return { ...picture, widths: [...picture.widths] };
  };
  return {
    title: `Project ${count}`,
    location: base?.location ?? '',
    year: base?.year ?? 2025,
    category: base?.category ?? '',
    summary: base?.summary ?? '',
    before: pictureNamed(base?.beforeImage),
    after: pictureNamed(base?.afterImage),
  };
}

/** Publishes a changed testimonial each time; resolves to the time until its pages are served, in ms. */
async function publisherAt(address: string): Promise<() => Promise<number>> {
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify({ password: PASSWORD });
  const signedIn = await fetch(`${address}${paths.session}`, {
    method: 'POST',
    headers: json,
    body,
  });
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  let base: string | null = null;
  return async () => {
    const begun = performance.now();
    const id = randomUUID();
    const data = {
      name: 'A Client',
      location: 'Balmain',
      date: '2026-03',
      rating: 5,
      title: `Measured ${id}`,
      content: 'They came when they said they would.',
      project: 'Steps',
    };
    const revision = { id, kind: 'testimonial', slug: 'measured', base, state: 'published', data };
    const answer = await fetch(`${address}${paths.adminContent}`, {
      method: 'POST',
      headers: { ...json, cookie },
      body: JSON.stringify(revision),
    });
    if (!answer.ok) throw new Error(await answer.text());
    base = id;
    // Not the owner’s list, which the screen fetches once: with a thousand entries it is work for the server.
    while (!(await isServed(address, data.title))) {
      if (performance.now() - begun > LONGEST_MS) throw new Error('It was not published.');
      await after(LOOK_EVERY_MS);
    }
    return performance.now() - begun;
  };
}

let known: { readonly hash: string; readonly text: string } | null = null;

/** Whether the pages that are served have been rendered with these words. */
async function isServed(address: string, words: string): Promise<boolean> {
  const list = await fetch(`${address}${CONTENT_LIST_PATH}`);
  const { content } = contentListSchema.parse(await list.json());
  if (content === null) return false;
  if (known?.hash !== content) {
    const file = await fetch(`${address}${contentPath(content)}`);
    known = { hash: content, text: await file.text() };
  }
  return known.text.includes(words);
}
