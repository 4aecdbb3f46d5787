import { useLocation } from 'react-router-dom';
import { styled } from '@mui/material/styles';
import { HydrationBoundary } from '#components/Section.tsx';
import { ToastGate } from '#components/toast/toasts.tsx';
import { isAdminPath } from '#contract/paths.ts';
import { shellText } from '#content/shell.ts';
import { BeforeSend } from '#features/enquiry/fields/before-send.ts';
import { AssessmentPopupHost } from '#features/enquiry/AssessmentPopupHost.tsx';
import { PageViews } from '#features/analytics/PageViews.tsx';
import { ErrorPanelHost } from '#features/error-log/ErrorPanelHost.tsx';
import { SectionBoundary } from '#features/error-log/SectionBoundary.tsx';
import { SendsLater } from '#features/network/NetworkNotes.tsx';
import { belowBar } from '#theme/tokens.ts';
import { LazyPage } from '../routes/lazy-page.tsx';
import { matchRoute } from '../routes/match.ts';
import { NOT_FOUND_PATH, NOT_KEPT_PATH } from '../routes/table.ts';
import { Announcer, useScrollMemory } from './PageArrival.tsx';
import { BottomBar } from './BottomBar.tsx';
import { AppNotices } from './AppNotices.tsx';
import { ClosureNotice } from './ClosureNotice.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Footer } from './Footer.tsx';
import { NavBar } from './NavBar.tsx';
import { PageBoundary, PageFallback } from './PageBoundary.tsx';
import { RouteHead } from '../head/RouteHead.tsx';
import { ScrollToTopGate } from './ScrollToTopGate.tsx';
import { SkipLinks } from './SkipLinks.tsx';

const Content = styled('div')({ paddingTop: `calc(${belowBar})` });

/** These two show no fallback: during a transition the previous page stays. */
const WITHOUT_FALLBACK = new Set(['/', '/review']);

const fallback = <PageFallback />;
const sendsLater = <SendsLater />;

/**
 * The layout around a page, and the page itself. The admin screens have bars of their own, whose
 * code is on no visitor's phone.
 */
export function Shell() {
  const route = matchRoute(useLocation().pathname);
  const { path } = route;
  const isNotFound = path === NOT_FOUND_PATH || path === NOT_KEPT_PATH;
  const isAdmin = isAdminPath(path);
  useScrollMemory();
  const page = (
    <SectionBoundary key={path}>
      <PageBoundary path={path}>
        <LazyPage route={route} fallback={WITHOUT_FALLBACK.has(path) ? null : fallback} />
      </PageBoundary>
    </SectionBoundary>
  );
  return (
    <>
      <RouteHead route={route} />
      <SkipLinks route={route} />
      {isAdmin ? (
        page
      ) : (
        <BeforeSend value={sendsLater}>
          {/* One file serves every unknown path: nothing in it may depend on the requested path. */}
          <NavBar pathname={isNotFound ? null : path} />
          <Content>
            <ClosureNotice />
            {isNotFound ? null : <Breadcrumbs pathname={path} />}
            <main id="main-content" tabIndex={-1}>
              {page}
            </main>
          </Content>
          <HydrationBoundary>
            <Footer />
          </HydrationBoundary>
          <ScrollToTopGate />
          <BottomBar path={path} />
          <AssessmentPopupHost />
        </BeforeSend>
      )}
      <AppNotices mayInstall={!isAdmin} />
      <Announcer />
      <ToastGate dismissLabel={shellText.dismissToast} />
      <ErrorPanelHost />
      <PageViews />
    </>
  );
}
