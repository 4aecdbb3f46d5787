// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import AboutPage from '#pages/AboutPage.tsx';
import AssessmentPage from '#pages/AssessmentPage.tsx';
import ContactPage from '#pages/ContactPage.tsx';
import HomePage from '#pages/HomePage.tsx';
import ProjectsPage from '#pages/ProjectsPage.tsx';
import QuotePage from '#pages/QuotePage.tsx';
import ReviewPage from '#pages/ReviewPage.tsx';
import TextPage from '#pages/TextPage.tsx';
import ThankYouPage from '#pages/ThankYouPage.tsx';
import { htmlOf, textsOf } from './render.tsx';

const words = {
  h1: 'Work with us',
  lead: 'Two places.',
  blocks: [
    { heading: 'The trade', paragraphs: ['Stone.', 'Brick.'] },
    { heading: 'The yard', paragraphs: ['It is dry.'] },
  ],
  cards: { heading: 'What we ask', cards: [{ title: 'Care', text: 'Of walls.' }] },
  callToAction: { heading: 'Ring us', text: 'Any day.', button: 'Write', call: 'Call' },
};

/** A page that is words alone. */
const WordsPage = () => <TextPage content={words} />;

describe('the pages of the firm', () => {
  it.each([
    ['/', HomePage],
    ['/about', AboutPage],
    ['/contact', ContactPage],
    ['/quote', QuotePage],
    ['/assessment', AssessmentPage],
    ['/review', ReviewPage],
    ['/projects', ProjectsPage],
    ['/thank-you', ThankYouPage],
    ['/careers', WordsPage],
  ])('%s begins with its one h1 and never skips a level of heading', async (path, Page) => {
    const page = await htmlOf(Page, path);
    const levels = [...page.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) =>
      Number(tagName.slice(1)),
    );
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [index, level] of levels.entries()) {
      expect(level - (levels[index - 1] ?? 1)).toBeLessThanOrEqual(1);
    }
  });

  it.each([
    ['/', HomePage],
    ['/contact', ContactPage],
    ['/about', AboutPage],
    ['/careers', WordsPage],
  ])('%s names no id twice', async (path, Page) => {
    const page = await htmlOf(Page, path);
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('a page that is words alone', () => {
  it('shows all of them in their order, the cards only where there are any', async () => {
    const headings = ['The trade', 'The yard', 'What we ask', 'Ring us'];
    expect(textsOf(await htmlOf(WordsPage, '/careers'), 'h2')).toEqual(headings);
    const { cards: _cards, ...fewer } = words;
    const page = await htmlOf(() => <TextPage content={fewer} />, '/careers');
    expect(textsOf(page, 'h2')).toEqual(headings.filter((one) => one !== 'What we ask'));
    expect(textsOf(page, 'p')).toEqual(expect.arrayContaining(['Stone.', 'Brick.', 'It is dry.']));
  });
});
