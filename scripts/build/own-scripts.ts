import { spawn } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { business, isSampleBuild } from '#content/business.ts';
import type { PublishedContent } from '#contract/content/published.ts';
import { Problem } from '../problem.ts';
import {
  OWN_SCRIPTS,
  type OwnScripts,
  emptied,
  type ScriptParts,
  type Span,
  spliced,
} from '../render/own-scripts.ts';
import { ofAnyFirm } from './any-firm.ts';
import { folders } from './paths.ts';
import { type ReadScript, readScript, type ScriptText } from './script-texts.ts';

/** The service worker. It takes the firm's name from the manifest, and no other of these texts. */
const WORKER = 'service-worker.js';

/** Scripts that are a text of data each. */
const DATA = [
  ['groups', /\/groups-/],
  ['facts', /\/_virtual_page-facts-/],
  ['search', /\/_virtual_search-index-/],
] as const;
/** What a template says by itself, in characters: less may be any sentence's. */
const LEAST = 16;

/** What names the sample beyond doubt. */
function factsOfSample(): readonly string[] {
  const { name, shortName, siteUrl, phone, mobile, email, abn, licence } = business;
  const numbers = [phone, mobile].flatMap(({ display, e164 }) => [display, e164]);
  return [name, shortName, siteUrl, ...numbers, email.display, abn, licence];
}

const namesOfSample = (): readonly string[] =>
  Object.values(business.people).flatMap(({ name, firstName }) => [name, firstName]);

/** All that the modules of content say with this published over them. */
async function stringsWith(content: PublishedContent | null): Promise<ReadonlySet<string>> {
  const program = fileURLToPath(new URL('content-strings.ts', import.meta.url));
  const child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((done) => child.once('close', done));
  child.stdin.end(JSON.stringify({ content }));
  const [said, code] = await Promise.all([text(child.stdout), ended]);
  if (code !== 0) throw new Problem('The content could not be read.');
  return new Set(z.array(z.string()).parse(JSON.parse(said)));
}

/** Whether a text is a template with values in it, filled in. */
function isFilled(parts: readonly string[], filled: string): boolean {
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  if (!filled.startsWith(first) || !filled.endsWith(last)) return false;
  let at = 0;
  for (const part of parts) {
    const found = filled.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return true;
}

/**
 * Notes beside the renderer which texts of the scripts only the sample says, and where a firm's name goes: what
 * the scripts are served without once another firm has published its name (scripts/render/own-scripts.ts). The
 * worker is without them in any case, so that such a publication brings no new version of the app.
 */
export async function noteOwnScripts(): Promise<void> {
  const noted: OwnScripts = isSampleBuild ? await ofSample() : {};
  await writeFile(join(folders.ssr, OWN_SCRIPTS), JSON.stringify(noted));
}

async function ofSample(): Promise<OwnScripts> {
  const [built, ...ofOthers] = await Promise.all([null, ...ofAnyFirm].map(stringsWith));
  const live = ofOthers.flatMap((strings) => [...strings]);
  const isLive = new Set(live);
  const onlySample = new Set([...(built ?? [])].filter((one) => !isLive.has(one)));
  const names = new Set([...factsOfSample(), ...namesOfSample()]);

  const assets = await readdir(join(folders.client, 'assets'));
  const files = assets.filter((name) => name.endsWith('.js')).map((name) => `assets/${name}`);
  const read = new Map<string, ReadScript & { readonly script: string }>();
  for (const file of [...files, WORKER]) {
    const script = await readFile(join(folders.client, file), 'utf8');
    read.set(file, { script, ...readScript(script) });
  }
  /** What functions say may be said on any page. */
  const anywhere = new Set(
    [...read.values()].flatMap(({ texts }) =>
      texts.flatMap(({ isOnce, parts }) => (isOnce ? [] : parts)),
    ),
  );
  const isDead = ({ isOnce, parts }: ScriptText): boolean => {
    const [whole = ''] = parts;
    if (!isOnce || parts.every((part) => anywhere.has(part))) return false;
    if (parts.length === 1)
      return onlySample.has(whole) && (whole.includes(' ') || names.has(whole));
    if (parts.join('').length < LEAST) return false;
    const filled = (one: string) => isFilled(parts, one);
    return [...onlySample].some(filled) && !live.some(filled);
  };

  const scripts: Record<string, ScriptParts> = {};
  for (const [file, { script, texts, valuesOf }] of read) {
    const data = dataIn(file, texts);
    const [firm = null] = valuesOf('ofFirm');
    const dead = data ? [] : outermost(texts.filter(isDead).map(({ span }) => span));
    if (!data) checkNames(file, texts, dead);
    if (file === WORKER) {
      await writeFile(join(folders.client, WORKER), spliced(script, dead.map(emptied)));
      continue;
    }
    if (data || firm || dead.length > 0) scripts[file] = { dead, firm, data };
    if (firm && script.slice(...firm) !== 'null')
      throw new Problem(`${file}: the place of the firm is ${script.slice(...firm)}.`);
  }
  if (Object.values(scripts).filter(({ firm }) => firm !== null).length !== 1)
    throw new Problem('The scripts of the pages must have one place for a firm.');
  return scripts;
}

function dataIn(file: string, texts: readonly ScriptText[]): ScriptParts['data'] {
  const kind = DATA.find(([, pattern]) => pattern.test(file))?.[0];
  if (kind === undefined) return null;
  const [largest] = texts.toSorted((one, other) => lengthOf(other.span) - lengthOf(one.span));
  return largest ? { kind, span: largest.span } : null;
}

const lengthOf = ([start, end]: Span): number => end - start;

/** Without those that are within others. */
function outermost(spans: readonly Span[]): Span[] {
  const within = ([start, end]: Span, [from, until]: Span) =>
    from <= start && end <= until && until - from > end - start;
  return spans.filter((span) => !spans.some((other) => within(span, other)));
}

/** Throws where a script names the sample in a text that stays. */
function checkNames(file: string, texts: readonly ScriptText[], dead: readonly Span[]): void {
  const stays = texts.filter(
    ({ span: [at] }) => !dead.some(([from, until]) => from <= at && at < until),
  );
  for (const { parts } of stays) {
    const found = factsOfSample().find((fact) => parts.some((part) => part.includes(fact)));
    if (found !== undefined)
      throw new Problem(`${file}: another firm’s scripts would name ${found}.`);
  }
}
