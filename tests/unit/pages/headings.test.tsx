// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import AboutPage from '#pages/AboutPage.tsx';
import AssessmentPage from '#pages/AssessmentPage.tsx';
import ContactPage from '#pages/ContactPage.tsx';
import HomePage from '#pages/HomePage.tsx';
import ProjectsPage from '#pages/ProjectsPage.tsx';
import QuotePage from '#pages/QuotePage.tsx';
import ReviewPage from '#pages/ReviewPage.tsx';
import ThankYouPage from '#pages/ThankYouPage.tsx';
import { htmlOf } from './render.tsx';

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
  ])('%s names no id twice', async (path, Page) => {
    const page = await htmlOf(Page, path);
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
