import { describe, expect, it } from 'vitest';
import { areaAliases, areas } from '#content/areas/index.ts';
import { serviceCategories, services } from '#content/services/index.ts';
import { crumbsFor } from '#app/routes/crumbs.ts';
import { routes } from '#app/routes/table.ts';

const labels = (path: string) => crumbsFor(path).map((crumb) => crumb.label);
const links = (path: string) => crumbsFor(path).map((crumb) => crumb.href);

const HIDDEN = ['/', '/services', '/areas'];
const isHidden = (path: string) => HIDDEN.includes(path) || path.startsWith('/admin');

describe('the breadcrumb trail', () => {
  it.each(HIDDEN)('is not shown on %s', (path) => {
    expect(crumbsFor(path)).toEqual([]);
  });

  it.each(['/admin', '/admin/webhooks', '/admin/leads/1'])('is not shown on %s', (path) => {
    expect(crumbsFor(path)).toEqual([]);
  });

  it.each(services.map(({ href, label }) => [href, label]))(
    'of %s leads over the services and the category to %s',
    (href, label) => {
      const category = serviceCategories.find(({ services, also }) =>
        [...services, ...also].some((service) => service.href === href),
      );
      expect(labels(href)).toEqual(['Home', 'Services', category?.label, label]);
      expect(links(href)).toEqual(['/', '/services', `/services#${category?.id}`, href]);
    },
  );

  it.each(areas.map(({ href, label }) => [href, label]))(
    'of %s ends with the label %s',
    (href, label) => {
      expect(labels(href)).toEqual(['Home', 'Areas', label]);
      expect(links(href)).toEqual(['/', '/areas', href]);
    },
  );

  it.each([...areaAliases].map(([alias, id]) => [`/areas/${alias}`, id] as const))(
    'of the further path %s uses the label and the link of %s',
    (path, id) => {
      const area = areas.find((one) => one.id === id);
      expect(labels(path)).toEqual(['Home', 'Areas', area?.label]);
      expect(links(path).at(-1)).toBe(area?.href);
    },
  );

  it.each([
    ['/about', ['Home', 'About']],
    ['/thank-you', ['Home', 'Thank you']],
    ['/privacy-policy', ['Home', 'Privacy policy']],
    ['/terms-of-service', ['Home', 'Terms of service']],
  ])('of %s has one crumb a segment, its first letter capitalised', (path, expected) => {
    expect(labels(path)).toEqual(expected);
    expect(links(path)).toEqual(['/', path]);
  });

  it('links each segment of a deeper path to the path up to it', () => {
    expect(links('/one/two/three')).toEqual(['/', '/one', '/one/two', '/one/two/three']);
    expect(links('/areas/inner-west/newtown')).toEqual([
      '/',
      '/areas',
      '/areas/inner-west',
      '/areas/inner-west/newtown',
    ]);
  });

  it.each(['/about/', '/about.html'])('reads %s as /about', (path) => {
    expect(crumbsFor(path)).toEqual(crumbsFor('/about'));
  });

  const shown = routes.map(({ path }) => path).filter((path) => !isHidden(path));
  it.each(shown)('of the route %s starts at home and names each step once', (path) => {
    const trail = crumbsFor(path);
    expect(trail.length).toBeGreaterThan(1);
    expect(trail[0]).toEqual({ label: 'Home', href: '/' });
    expect(new Set(trail.map((crumb) => crumb.href)).size).toBe(trail.length);
  });

  it('leads to pages of the site only', () => {
    const known = new Set(routes.map(({ path }) => path));
    const targets = routes.flatMap(({ path }) => links(path)).map((href) => href.split('#')[0]);
    expect(targets.filter((href) => href === undefined || !known.has(href))).toEqual([]);
  });
});
