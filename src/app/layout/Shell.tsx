import { useLocation } from 'react-router-dom';
import { styled } from '@mui/material/styles';
import { ToastGate } from '#components/toast/ToastGate.tsx';
import { isOwnerPath } from '#content/admin/path.ts';
import { shellText } from '#content/shell.ts';
import { AssessmentPopupHost } from '#features/enquiry/AssessmentPopupHost.tsx';
import { PageViews } from '#features/analytics/PageViews.tsx';
import { ErrorPanelHost } from '#features/error-log/ErrorPanelHost.tsx';
import { SectionBoundary } from '#features/error-log/SectionBoundary.tsx';
import { LazyPage } from '../routes/lazy-page.tsx';
import { matchRoute } from '../routes/match.ts';
import { NOT_FOUND_PATH } from '../routes/table.ts';
import { Announcer } from './Announcer.tsx';
import { BottomBar } from './BottomBar.tsx';
import { AppNotices } from './AppNotices.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Footer } from './Footer.tsx';
import { belowBar } from './media.ts';
import { NavBar } from './NavBar.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { useScrollMemory } from './PageArrival.tsx';
import { PageFallback } from './PageFallback.tsx';
import { RouteHead } from './RouteHead.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';
import { SkipLinks } from './SkipLinks.tsx';

const Content = styled('div')({ paddingTop: `calc(${belowBar})` });

/** These two are drawn at once or not at all: no fallback, the last page stays. */
const WITHOUT_FALLBACK = new Set(['/', '/review']);

const fallback = <PageFallback />;

/** Everything around a page, and the page itself. */
export function Shell() {
  const route = matchRoute(useLocation().pathname);
  const isNotFound = route.path === NOT_FOUND_PATH;
  useScrollMemory();
  return (
    <>
      <RouteHead route={route} />
      <SkipLinks atHome={route.path === '/'} />
      {/* One file serves every unknown path: nothing in it may depend on which one was asked for. */}
      <NavBar pathname={isNotFound ? null : route.path} />
      <Content>
        {isNotFound ? null : <Breadcrumbs pathname={route.path} />}
        <main id="main-content" tabIndex={-1}>
          <SectionBoundary key={route.path}>
            <PageBoundary>
              <LazyPage
                route={route}
                fallback={WITHOUT_FALLBACK.has(route.path) ? null : fallback}
              />
            </PageBoundary>
          </SectionBoundary>
        </main>
      </Content>
      <Footer />
      <ScrollToTop />
      <AppNotices />
      {/* The owner has nobody to call and no quote to ask for. */}
      {isOwnerPath(route.path) ? null : <BottomBar />}
      <Announcer />
      <ToastGate dismissLabel={shellText.dismissToast} />
      <AssessmentPopupHost />
      <ErrorPanelHost />
      <PageViews />
    </>
  );
}
