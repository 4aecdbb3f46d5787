import { describe, expect, it } from 'vitest';
import { stringsIn } from './strings.ts';

const modules = import.meta.glob<Record<string, unknown>>(
  [
    '/src/content/**/*.ts',
    '!/src/content/pictures/**',
    '!/src/content/site-config*.ts',
    '!/src/content/**/types.ts',
    // Hold the words of all others once more.
    '!/src/content/search/documents.ts',
    '!/src/content/texts/groups.ts',
  ],
  { eager: true },
);

const sources = import.meta.glob<string>(['/src/content/**/*.ts', '!/src/content/pictures/**'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

const texts = Object.entries(modules).flatMap(([path, module]) =>
  [...new Set(stringsIn(module))].map((text) => ({ path, text })),
);

/** Where assessment reports are booked, the names of the forms to the owner, and words to search by. */
const aboutAssessments =
  /^\/src\/content\/(?:assessment|forms\/assessment-options|forms\/form-catalogue|search\/keywords|admin\/.*)\.ts$/;

/** The only texts that may carry an exclamation mark. */
const given = [
  'Thank you!',
  'Thank You!',
  'Awesome! Glad You Loved It',
  'Oops! Page not found',
  'Test webhook sent successfully!',
  "Message sent successfully! We'll get back to you within 2 hours.",
];

describe('the words of the site', () => {
  it('avoid the words of brochures', () => {
    const banned =
      /\b(seamless|cutting-edge|elevate|nestled|state-of-the-art|solutions?|world-class|passionate)\b/i;
    expect(texts.filter(({ text }) => banned.test(text))).toEqual([]);
  });

  it('carry no exclamation mark but those listed', () => {
    expect(texts.filter(({ text }) => text.includes('!') && !given.includes(text))).toEqual([]);
  });

  it('promise an answer within hours only while we are open, and say what holds else', () => {
    const promise =
      /within \d+ hours(?!,? (?:or on the next day that we open|in opening hours|day or night))/;
    const visitors = texts.filter(({ path }) => !path.startsWith('/src/content/admin/'));
    // Where the parts are of which promises are made.
    const parts = ['/src/content/claims.ts', '/src/content/texts/groups.ts'];
    const whole = visitors.filter(({ path }) => !parts.includes(path));
    expect(whole.filter(({ text }) => promise.test(text) && !given.includes(text))).toEqual([]);
  });

  it('call what costs nothing a free assessment and what has a fee an assessment report', () => {
    expect(texts.filter(({ text }) => /free look|written assessment/i.test(text))).toEqual([]);
    const elsewhere = texts.filter(({ path }) => !aboutAssessments.test(path));
    // Names of options and forms are one word; an Act has its own name.
    const bare = /(?<!free )assessment(?! reports?| Act)/i;
    expect(elsewhere.filter(({ text }) => /\s/.test(text) && bare.test(text))).toEqual([]);
  });

  it('keep a number and its unit in one line', () => {
    const apart = /\d (°C|mm|m²|MPa|kN|kg|km|cm|m)(?![\w²])/;
    expect(texts.filter(({ text }) => apart.test(text))).toEqual([]);
  });

  it('write no sentence of more than 60 characters twice', () => {
    const seen = new Map<string, string>();
    const repeated: string[] = [];
    for (const [path, source] of Object.entries(sources)) {
      for (const [, literal = ''] of source.matchAll(/['`]([^'`\n]{61,})['`]/g)) {
        for (const sentence of literal.split(/(?<=[.?])\s+/)) {
          if (sentence.length <= 60) continue;
          const before = seen.get(sentence);
          if (before !== undefined) repeated.push(`${sentence} (${before}, ${path})`);
          seen.set(sentence, path);
        }
      }
    }
    expect(repeated).toEqual([]);
  });
});
