import { isAdminPath } from '#contract/paths.ts';
import { areaByPath } from '#content/areas/index.ts';
import { categoryOfService, serviceByPath } from '#content/services/index.ts';
import { projectAt } from '#content/projects/heads.ts';
import { shellText } from '#content/shell.ts';
import { normalisePath } from './match.ts';
import type { Crumb } from './types.ts';

const HIDDEN = new Set(['/', '/services', '/areas']);
const home: Crumb = { label: shellText.breadcrumbHome, href: '/' };

/**
 * The breadcrumbs of a path, from Home to the page itself; empty where none are shown. The last
 * crumb is the page and is plain text.
 */
export function crumbsFor(pathname: string): readonly Crumb[] {
  const path = normalisePath(pathname);
  if (HIDDEN.has(path) || isAdminPath(path)) return [];
  const trail = path.startsWith('/services/')
    ? serviceTrail(path)
    : path.startsWith('/areas/')
      ? areaTrail(path)
      : path.startsWith('/projects/')
        ? projectTrail(path)
        : segmentTrail(path);
  return trail.length > 1 ? trail : [];
}

function serviceTrail(path: string): readonly Crumb[] {
  const service = serviceByPath(path);
  const category = service && categoryOfService(service.id);
  if (!service || !category || service.href !== path) return segmentTrail(path);
  return [
    home,
    { label: wordOf('services'), href: '/services' },
    { label: category.label, href: category.href },
    { label: service.label, href: service.href },
  ];
}

function areaTrail(path: string): readonly Crumb[] {
  const area = path.split('/').length === 3 ? areaByPath(path) : undefined;
  if (!area) return segmentTrail(path);
  return [home, { label: wordOf('areas'), href: '/areas' }, { label: area.label, href: area.href }];
}

function projectTrail(path: string): readonly Crumb[] {
  const project = projectAt(path);
  if (!project) return segmentTrail(path);
  return [
    home,
    { label: wordOf('projects'), href: '/projects' },
    { label: project.title, href: path },
  ];
}

function segmentTrail(path: string): readonly Crumb[] {
  const segments = path.split('/').filter(Boolean);
  return [
    home,
    ...segments.map((segment, index) => ({
      label: wordOf(segment),
      href: `/${segments.slice(0, index + 1).join('/')}`,
    })),
  ];
}

/** 'privacy-policy' → 'Privacy policy'. */
function wordOf(segment: string): string {
  const words = segment.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
