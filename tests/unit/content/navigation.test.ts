import { describe, expect, it } from 'vitest';
import {
  callToAction,
  isActiveLink,
  navigationText,
  primaryLinks,
  skipLinks,
} from '#content/navigation.ts';

describe('the navigation', () => {
  it('has the six primary links in order', () => {
    expect(primaryLinks.map((link) => link.label)).toEqual([
      'Home',
      'Services',
      'Service Areas',
      'About',
      'Projects',
      'Contact',
    ]);
  });

  it('marks Home on the home page alone and other links on the pages below them', () => {
    expect(isActiveLink('/', '/')).toBe(true);
    expect(isActiveLink('/', '/about')).toBe(false);
    expect(isActiveLink('/services', '/services/masonry')).toBe(true);
    expect(isActiveLink('/services', '/servicesque')).toBe(false);
  });

  it('speaks the words of the menus to the letter', () => {
    expect(navigationText.servicesMenu.help).toBe('Need help choosing? Get a free consultation');
    expect(navigationText.servicesMenu.helpButton).toBe('Call Expert');
    expect(navigationText.mobileMenu).toMatchObject({
      contact: 'Contact Us',
      quote: 'Get Quote',
      blurb: 'Professional Building Services',
    });
    expect(callToAction).toMatchObject({
      label: 'Contact Us',
      description: 'Professional building services consultation',
      href: '/contact',
    });
  });

  it('skips by five hotkeys', () => {
    expect(skipLinks.map(({ href, hotkey }) => [href, hotkey])).toEqual([
      ['#main-content', 'M'],
      ['#navigation', 'N'],
      ['#services', 'S'],
      ['#contact', 'C'],
      ['#footer', 'F'],
    ]);
  });
});
