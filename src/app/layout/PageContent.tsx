import { styled } from '@mui/material/styles';
import { SectionBoundary } from '#features/error-log/SectionBoundary.tsx';
import { belowBar } from '#theme/tokens.ts';
import { LazyPage } from '../routes/lazy-page.tsx';
import { NOT_FOUND_PATH, NOT_KEPT_PATH } from '../routes/table.ts';
import type { RouteEntry } from '../routes/types.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { ClosureNotice } from './ClosureNotice.tsx';
import { PageBoundary, PageFallback } from './PageBoundary.tsx';

const Content = styled('div')({ paddingTop: `calc(${belowBar})` });

/** These two show no fallback: during a transition the previous page stays. */
const WITHOUT_FALLBACK = new Set(['/', '/review']);

const fallback = <PageFallback />;

/** Whether a page's file serves paths of which it cannot know. */
export const isForAnyPath = (path: string): boolean =>
  path === NOT_FOUND_PATH || path === NOT_KEPT_PATH;

/** The page itself. */
export function Page({ route }: { route: RouteEntry }) {
  const { path } = route;
  return (
    <SectionBoundary key={path}>
      <PageBoundary path={path}>
        <LazyPage route={route} fallback={WITHOUT_FALLBACK.has(path) ? null : fallback} />
      </PageBoundary>
    </SectionBoundary>
  );
}

/** A visitors' page between bar and footer: all that differs from one finished job's page to the next. */
export function PageContent({ route }: { route: RouteEntry }) {
  const { path } = route;
  return (
    <Content>
      <ClosureNotice />
      {isForAnyPath(path) ? null : <Breadcrumbs pathname={path} />}
      <main id="main-content" tabIndex={-1}>
        <Page route={route} />
      </main>
    </Content>
  );
}
