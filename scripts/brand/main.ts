import { business } from '#content/business.ts';
import { run } from '../run.ts';
import { contrastProblems } from './contrast.ts';
import { charactersLacking, writeHeadingFont } from './font.ts';
import { missingSources } from '../pictures/source.ts';
import { argumentsOf, Problem, runScript } from '../problem.ts';
import { factGroups, samplePlaces, sampleStatements } from './facts.ts';
import { leftovers } from './leftovers.ts';
import { logoProblems } from './logo-grounds.ts';
import { LOGO_FILE, readLogo } from './logo.ts';
import { nameProblems } from './name-fit.ts';

/**
 * Makes everything again that follows from the firm's name, colours, font, mark and photographs, as
 * far as it has changed, builds the site and checks it. Ends with an error when something is wrong,
 * or still says of another firm what is true of the sample (`--allow-sample=claims,drawings`).
 */
async function node(script: string): Promise<void> {
  if ((await run(process.execPath, [script])) !== 0)
    throw new Problem(`${script} failed: see its message above.`);
}

const keepable = [...factGroups, 'drawings'];

const { values } = argumentsOf({ options: { 'allow-sample': { type: 'string' } } });

function list(heading: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`\n${heading}\n${lines.map((line) => `- ${line}`).join('\n')}`);
}

/** The groups of the sample that its owner keeps on purpose. */
function allowedGroups(): ReadonlySet<string> {
  const allowed = values['allow-sample']?.split(',') ?? [];
  const unknown = allowed.filter((group) => !keepable.includes(group));
  if (unknown.length === 0) return new Set(allowed);
  throw new Problem(`--allow-sample: expected ${keepable.join(', ')}, got ${unknown.join(', ')}.`);
}

/** Lists what the content still says of the sample, and its city; how much that is. */
async function contentLeft(allowed: ReadonlySet<string>): Promise<number> {
  if (business.isSample) return 0;
  const stated = await sampleStatements(allowed);
  list('Statements of the sample, untrue of another firm:', stated);
  const places = allowed.has('place') ? [] : await samplePlaces(business);
  list(`The sample's city or state, not ${business.city} ${business.state}:`, places);
  return stated.length + places.length;
}

/** Lists what the build still shows of the sample; how much that is. */
async function buildLeft(allowed: ReadonlySet<string>): Promise<number> {
  if (business.isSample) return 0;
  const names = await leftovers();
  list('Names and rating of the sample in the build:', names);
  // Read only now: the pictures' index may just have been written.
  const { pictureCounts } = await import('#content/pictures/counts.ts');
  const drawings = allowed.has('drawings') ? 0 : pictureCounts.drawings;
  if (drawings > 0)
    list('Pictures:', [`${drawings} are the sample's drawings: see photos/README.md`]);
  return names.length + drawings;
}

/** Pictures that only the owner can add, by what to do about each. */
async function missingPhotographs(): Promise<readonly string[]> {
  const { catalogue } = await import('#content/pictures/catalogue.ts');
  return missingSources(catalogue);
}

await runScript(async () => {
  const allowed = allowedGroups();
  const faint = contrastProblems();
  list('Colours with too little contrast (src/theme/tokens.ts):', faint);
  const logo = await readLogo();
  const faintLogo = logo === null ? [] : await logoProblems(logo.svg);
  list(`Colours of ${LOGO_FILE}:`, faintLogo);

  await writeHeadingFont();
  const lacking = await charactersLacking();
  list('Characters of src/content that the heading font lacks:', lacking);
  await node('scripts/entries/main.ts');
  const missing = await missingPhotographs();
  if (missing.length > 0) {
    list('Without these the site cannot be built:', missing);
    await contentLeft(allowed);
    process.exitCode = 1;
    return;
  }
  await node('scripts/pictures/main.ts');
  await node('scripts/build.ts');
  // Read only now: the pictures' index may just have been written.
  const { takeScreenshots } = await import('./screenshots.ts');
  if (await takeScreenshots()) await node('scripts/build.ts');

  const narrow = await nameProblems();
  list('Name and menu do not fit the bar (business.name, menu pages):', narrow);
  const left = (await contentLeft(allowed)) + (await buildLeft(allowed));
  if (left > 0)
    console.log(
      `\nTo keep some of them on purpose: npm run brand -- --allow-sample=${keepable.join(',')}`,
    );
  if (faint.length + faintLogo.length + lacking.length + narrow.length + left > 0)
    process.exitCode = 1;
  else console.log('\nThe brand is complete: dist/ is built.');
});
