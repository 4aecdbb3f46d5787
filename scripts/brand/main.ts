import { business } from '#content/business.ts';
import { run } from '../run.ts';
import { contrastProblems } from './contrast.ts';
import { writeHeadingFont } from './font.ts';
import { leftovers } from './leftovers.ts';
import { nameProblems } from './name-fit.ts';

/**
 * Makes everything again that follows from the firm's name, colours, font, mark and photographs, as
 * far as it has changed, builds the site and checks it. Ends with an error when something is wrong.
 */
async function node(script: string): Promise<void> {
  if ((await run(process.execPath, [script])) !== 0) throw new Error(`${script} has failed.`);
}

function list(heading: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`\n${heading}\n${lines.map((line) => `- ${line}`).join('\n')}`);
}

const faint = contrastProblems();
list('Colours that are too close to each other (src/theme/tokens.ts):', faint);

await writeHeadingFont();
await node('scripts/entries/main.ts');
await node('scripts/pictures/main.ts');
await node('scripts/build.ts');
// Read only now: the pictures' index may just have been written.
const { pictureCounts } = await import('#content/pictures/counts.ts');
const { takeScreenshots } = await import('./screenshots.ts');
// The manifest names the screenshots, which the build copies.
if (await takeScreenshots()) await node('scripts/build.ts');

const narrow = await nameProblems();
list('The name does not fit (business.name):', narrow);

const { names, reviews, unwritten } = business.isSample
  ? { names: [], reviews: [], unwritten: [] }
  : await leftovers();
list('Names of the sample that are left:', names);
list('Reviews of the sample that are left (src/content/testimonials, business.rating):', reviews);
list('Words of the sample that are yours to write:', unwritten);
if (!business.isSample && pictureCounts.drawings > 0)
  list('Pictures:', [`${pictureCounts.drawings} are the sample's drawings: see photos/README.md`]);

if (faint.length + narrow.length + names.length + reviews.length > 0) process.exitCode = 1;
else console.log('\nThe brand is complete: dist/ is built.');
