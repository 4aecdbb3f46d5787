import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { siteConfig } from '#content/site-config.ts';

/** The owner's own visits are no page views. */
const OWNER = /^\/admin(?:\/|$)/;

/**
 * Mounted once by the shell, within the router: reports the page and each one that history navigation
 * brings to the analytics tag. Without a measurement id it does nothing.
 */
export function PageViews() {
  const { pathname } = useLocation();
  useEffect(() => {
    if (siteConfig.analyticsId === '' || OWNER.test(pathname)) return;
    void import('./tag.ts').then(({ pageView }) => pageView(siteConfig.analyticsId, pathname));
  }, [pathname]);
  return null;
}
