import { useLocation } from 'react-router-dom';
import { HydrationBoundary } from '#components/Section.tsx';
import { ToastGate } from '#components/toast/toasts.tsx';
import { isAdminPath } from '#contract/paths.ts';
import { shellText } from '#content/shell.ts';
import { BeforeSend } from '#features/enquiry/fields/before-send.ts';
import { AssessmentPopupHost } from '#features/enquiry/AssessmentPopupHost.tsx';
import { PageViews } from '#features/analytics/PageViews.tsx';
import { ErrorPanelHost } from '#features/error-log/ErrorPanelHost.tsx';
import { SendsLater } from '#features/network/NetworkNotes.tsx';
import { matchRoute } from '../routes/match.ts';
import { Announcer, useScrollMemory } from './PageArrival.tsx';
import { BottomBar } from './BottomBar.tsx';
import { AppNotices } from './AppNotices.tsx';
import { Footer } from './Footer.tsx';
import { NavBar } from './NavBar.tsx';
import { isForAnyPath, Page, PageContent } from './PageContent.tsx';
import { RouteHead } from '../head/RouteHead.tsx';
import { ScrollToTopGate } from './ScrollToTopGate.tsx';
import { SkipLinks } from './SkipLinks.tsx';

const sendsLater = <SendsLater />;

/**
 * The layout around a page, and the page itself. The admin screens have bars of their own, whose
 * code is on no visitor's phone.
 */
export function Shell() {
  const route = matchRoute(useLocation().pathname);
  const { path } = route;
  const isAdmin = isAdminPath(path);
  useScrollMemory();
  return (
    <>
      <RouteHead route={route} />
      <SkipLinks route={route} />
      {isAdmin ? (
        <Page route={route} />
      ) : (
        <BeforeSend value={sendsLater}>
          {/* One file serves every unknown path: nothing in it may depend on the requested path. */}
          <NavBar pathname={isForAnyPath(path) ? null : path} />
          <PageContent route={route} />
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
