import { describe, expect, it } from 'vitest';
import { callToAction, navigationText, primaryLinks } from '#content/navigation.ts';

describe('the sample’s navigation', () => {
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
});
