import { FaultProxy } from '../support/fault-proxy.ts';
import { startMailbox } from '../support/mailbox.ts';
import { PhotoLine } from '../support/photo-line.ts';
import { startRecorder } from '../support/recorder.ts';
import { Site } from '../support/site.ts';
import type { Engine } from '../engines/engine.ts';
import { account, forwarded } from './account.ts';
import { faults } from './list/all.ts';
import { accountOfPhotos } from './photos.ts';
import { seeded } from './random.ts';
import { brokenRun, type Job, type Result } from './record.ts';
import { Scene } from './scene.ts';
import type { Subject } from './subject.ts';

/** What runs need besides their job. */
export type Stage = {
  readonly start: () => Promise<Engine & { readonly problems?: readonly string[] }>;
  readonly subject: Subject;
  /** Folder of the built site that is served. */
  readonly distDir: string | null;
};

/** One run, with a browser, a server, a database and a network of its own. Never throws. */
export async function play(job: Job, stage: Stage): Promise<Result> {
  const began = Date.now();
  const choices: string[] = [];
  try {
    const result = await tell(job, stage, choices);
    return { ...result, tookMs: Date.now() - began };
  } catch (error) {
    return { ...endedBy(error, job, Date.now() - began), choices };
  }
}

/** The drivers of all three engines call an error so when a step took longer than its limit. */
function endedBy(error: unknown, job: Job, tookMs: number): Result {
  const timedOut = error instanceof Error && error.name === 'TimeoutError';
  const problem = error instanceof Error ? describe(error) : String(error);
  return brokenRun(job, problem, { tookMs, timedOut });
}

function describe({ message, cause }: Error): string {
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
}

/** What can be counted of a story that ended early: lost and late leads can't yet be told apart. */
async function seenSoFar({ sent, site }: Scene): Promise<Pick<Result, 'sent' | 'repeats'>> {
  // A server that the story has stopped shows no inbox.
  const inbox = await site.inbox().catch(() => []);
  const rows = sent.map((lead) => inbox.filter(lead.isRow).length);
  return {
    sent: sent.length,
    repeats: rows.reduce((sum, count) => sum + Math.max(0, count - 1), 0),
  };
}

async function tell(job: Job, stage: Stage, choices: string[]): Promise<Result> {
  const story = faults.find(({ name }) => name === job.fault);
  if (!story) throw new Error(`no fault is called '${job.fault}'`);
  await using ending = new AsyncDisposableStack();
  const recorder = await startRecorder();
  ending.defer(() => recorder.close());
  const mailbox = story.mailbox === true ? await startMailbox() : null;
  if (mailbox) ending.defer(() => mailbox.close());
  const site = await Site.start({
    LEADS_WEBHOOK_URL: recorder.url,
    ...mailbox?.settings,
    ...(stage.distDir === null ? {} : { DIST_DIR: stage.distDir }),
  });
  ending.defer(() => site.remove());
  const line = story.photos === true ? await lineTo(site) : null;
  if (line) ending.defer(() => line.close());
  const network = await FaultProxy.start(line?.url ?? site.url);
  ending.defer(() => network.down());
  const engine = await stage.start();
  ending.defer(() => engine.quit());
  const random = seeded(job.fault, job.seed);
  const scene = new Scene({
    random,
    engine,
    network,
    site,
    subject: stage.subject,
    line,
    mailbox,
    choices,
  });
  const logged = () =>
    pageProblems(
      job,
      (engine.problems ?? []).filter((problem) => story.logs?.test(problem) !== true),
    );
  try {
    await story.tell(scene);
  } catch (error) {
    // For whoever looks for the reason.
    choices.push(`shown: ${await scene.shown()}`);
    const ended = endedBy(error, job, 0);
    const problems = [...ended.problems, ...logged()];
    return { ...ended, ...(await seenSoFar(scene)), choices, problems };
  }
  const counted = await account(scene);
  const repeatsAllowed = story.repeatsAtWebhook ?? false;
  const atWebhook = await forwarded(recorder, counted.received, repeatsAllowed);
  const problems = [...logged(), ...atWebhook];
  const told = { job, timedOut: false, choices, problems, tookMs: 0 };
  if (!line) return { ...told, sent: scene.sent.length, ...counted };
  const ofPhotos = await accountOfPhotos(scene);
  const ofLeads = counted.lost + counted.late + counted.repeats;
  if (ofLeads > 0) problems.push('a request is missing, or there twice');
  return { ...told, sent: scene.photos.size, ...ofPhotos };
}

async function lineTo(site: Site): Promise<PhotoLine> {
  const line = await PhotoLine.start();
  line.target = site.url;
  return line;
}

/** What other sites' pages log is not ours to judge. */
function pageProblems({ subject }: Job, problems: readonly string[]): readonly string[] {
  return subject === 'ours' ? problems : [];
}
