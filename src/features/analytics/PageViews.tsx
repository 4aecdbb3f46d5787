import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isAdminPath } from '#contract/paths.ts';
import { siteConfig } from '#content/site-config.ts';
import { counting } from './counting.ts';

/**
 * Mounted once by the shell, within the router: reports the page and each one that history navigation
 * brings to the analytics tag, from the first interaction on. Without a measurement id it does nothing.
 */
export function PageViews() {
  const { pathname } = useLocation();
  useEffect(() => {
    // The owner's own visits are not page views.
    if (siteConfig.analyticsId === '' || isAdminPath(pathname)) return;
    void counting
      .then(() => import('./tag.ts'))
      .then(({ pageView }) => pageView(siteConfig.analyticsId, pathname));
  }, [pathname]);
  return null;
}
