// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest';
import { regions } from '#content/areas/index.ts';
import { explorerEntries } from '#content/home/explorer.ts';
import { founder } from '#content/home/founder.ts';
import { processSteps } from '#content/home/process.ts';
import { statTiles } from '#content/home/stats.ts';
import { testimonials } from '#content/testimonials.ts';
import HomePage from '#pages/HomePage.tsx';
import { htmlOf, textsOf } from './render.tsx';

describe('the prerendered home page', () => {
  let page: Document;
  beforeAll(async () => {
    page = await htmlOf(HomePage, '/');
  });

  it.each(['services', 'projects', 'process', 'reviews', 'contact', 'about', 'founder'])(
    'has the section #%s',
    (id) => {
      expect(page.querySelectorAll(`section#${id}`)).toHaveLength(1);
    },
  );

  it('says all that the founder vouches for', () => {
    expect(textsOf(page, '#founder dt')).toEqual(founder.commitments.map(({ title }) => title));
    expect(textsOf(page, '#founder li h3')).toEqual(founder.highlights.map(({ title }) => title));
    expect(textsOf(page, '#founder blockquote')).toEqual([founder.quote]);
  });

  it('holds all services of the explorer, the first one shown', () => {
    const panels = [...page.querySelectorAll('[role="tabpanel"]')];
    expect(panels.map((panel) => panel.querySelector('h3')?.textContent)).toEqual(
      explorerEntries.map(({ label }) => label),
    );
    expect(panels.map((panel) => panel.hasAttribute('hidden'))).toEqual(
      explorerEntries.map((_, index) => index > 0),
    );
    expect(panels.map((panel) => panel.querySelectorAll('ul li').length)).toEqual(
      explorerEntries.map(({ features }) => features.length),
    );
  });

  it('lists the service areas as links', () => {
    const links = [...page.querySelectorAll('a')].map((a) => [a.textContent, a.pathname].join(' '));
    for (const { label, href } of regions) expect(links).toContain(`${label} ${href}`);
  });

  it('writes the counters with their final numbers', () => {
    for (const { value, label } of statTiles) {
      expect(textsOf(page, 'li').some((text) => text.endsWith(`${value}${label}`))).toBe(true);
    }
  });

  it('shows the steps with their durations', () => {
    const steps = [...page.querySelectorAll('#process ol > li')];
    expect(steps.map((step) => step.querySelector('p')?.textContent)).toEqual(
      processSteps.map(({ duration }) => duration),
    );
  });

  it('holds all the reviews', () => {
    expect(textsOf(page, '#reviews figure h3')).toEqual(testimonials.map(({ title }) => title));
  });

  it.each(['Start Your Project Today', 'Join Our Happy Clients'])(
    'leads to the contact section with "%s" even without script',
    (label) => {
      const link = [...page.querySelectorAll('a')].find(({ textContent }) => textContent === label);
      expect(link?.getAttribute('href')).toBe('#contact');
    },
  );

  it('opens the rating flow from hero and reviews, in a new tab, and says so', () => {
    const links = [...page.querySelectorAll('a[href="/review"]')];
    expect(links).toHaveLength(2);
    expect(page.querySelectorAll('#reviews a[href="/review"]')).toHaveLength(1);
    for (const link of links) {
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.getAttribute('rel')).toContain('noopener');
      expect(link.textContent).toBe('Leave a Review (opens in a new tab)');
    }
  });

  it('loads one picture first and all the others when they are near', () => {
    const images = [...page.querySelectorAll('img')];
    expect(images.filter((image) => image.getAttribute('loading') === 'eager')).toEqual(
      images.slice(0, 1),
    );
  });
});
