// Written by `npm run entries`, which every build runs.
export const pageModules = {
  home: () => import('#pages/HomePage.tsx').then(({ default: Page }) => Page),
  services: () => import('#pages/ServicesPage.tsx').then(({ default: Page }) => Page),
  areas: () => import('#pages/AreasPage.tsx').then(({ default: Page }) => Page),
  about: () => import('#pages/AboutPage.tsx').then(({ default: Page }) => Page),
  projects: () => import('#pages/ProjectsPage.tsx').then(({ default: Page }) => Page),
  contact: () => import('#pages/ContactPage.tsx').then(({ default: Page }) => Page),
  quote: () => import('#pages/QuotePage.tsx').then(({ default: Page }) => Page),
  assessment: () => import('#pages/AssessmentPage.tsx').then(({ default: Page }) => Page),
  emergency: () => import('#pages/EmergencyPage.tsx').then(({ default: Page }) => Page),
  review: () => import('#pages/ReviewPage.tsx').then(({ default: Page }) => Page),
  requests: () => import('#pages/RequestsPage.tsx').then(({ default: Page }) => Page),
  'privacy-policy': () => import('#pages/PrivacyPolicyPage.tsx').then(({ default: Page }) => Page),
  'terms-of-service': () => import('#pages/TermsOfServicePage.tsx').then(({ default: Page }) => Page),
  sitemap: () => import('#pages/SitemapPage.tsx').then(({ default: Page }) => Page),
  search: () => import('#pages/SearchPage.tsx').then(({ default: Page }) => Page),
  'thank-you': () => import('#pages/ThankYouPage.tsx').then(({ default: Page }) => Page),
};

export const serviceModules = {
  masonry: {
    page: () => import('#content/services/masonry/page.ts').then(({ page }) => page),
    picture: () => import('#content/pictures/generated/service-masonry.ts').then(({ picture }) => picture),
  },
  'foundation-repairs': {
    page: () => import('#content/services/foundation-repairs/page.ts').then(({ page }) => page),
    picture: () => import('#content/pictures/generated/service-foundation-repairs.ts').then(({ picture }) => picture),
  },
  'structural-repairs': {
    page: () => import('#content/services/structural-repairs/page.ts').then(({ page }) => page),
    picture: () => import('#content/pictures/generated/service-structural-repairs.ts').then(({ picture }) => picture),
  },
  'heritage-restoration': {
    page: () => import('#content/services/heritage-restoration/page.ts').then(({ page }) => page),
    picture: () => import('#content/pictures/generated/service-heritage-restoration.ts').then(({ picture }) => picture),
  },
  'building-restoration': {
    page: () => import('#content/services/building-restoration/page.ts').then(({ page }) => page),
    picture: () => import('#content/pictures/generated/service-building-restoration.ts').then(({ picture }) => picture),
  },
  'concrete-repairs': {
    page: () => import('#content/services/concrete-repairs/page.ts').then(({ page }) => page),
    picture: () => import('#content/pictures/generated/service-concrete-repairs.ts').then(({ picture }) => picture),
  },
  restoration: {
    page: () => import('#content/services/restoration/page.ts').then(({ page }) => page),
    picture: () => import('#content/pictures/generated/service-restoration.ts').then(({ picture }) => picture),
  },
  'remedial-building': {
    page: () => import('#content/services/remedial-building/page.ts').then(({ page }) => page),
    picture: () => import('#content/pictures/generated/service-remedial-building.ts').then(({ picture }) => picture),
  },
};

export const areaModules = {
  'sydney-cbd': {
    page: () => import('#content/areas/sydney-cbd/page.ts').then(({ page }) => page),
    picture: () => import('#content/pictures/generated/area-sydney-cbd.ts').then(({ picture }) => picture),
  },
  'eastern-suburbs': {
    page: () => import('#content/areas/eastern-suburbs/page.ts').then(({ page }) => page),
    picture: () => import('#content/pictures/generated/area-eastern-suburbs.ts').then(({ picture }) => picture),
  },
  'north-shore': {
    page: () => import('#content/areas/north-shore/page.ts').then(({ page }) => page),
    picture: () => import('#content/pictures/generated/area-north-shore.ts').then(({ picture }) => picture),
  },
  'northern-beaches': {
    page: () => import('#content/areas/northern-beaches/page.ts').then(({ page }) => page),
    picture: () => import('#content/pictures/generated/area-northern-beaches.ts').then(({ picture }) => picture),
  },
  'inner-west': {
    page: () => import('#content/areas/inner-west/page.ts').then(({ page }) => page),
    picture: () => import('#content/pictures/generated/area-inner-west.ts').then(({ picture }) => picture),
  },
  'greater-sydney': {
    page: () => import('#content/areas/greater-sydney/page.ts').then(({ page }) => page),
    picture: () => import('#content/pictures/generated/area-greater-sydney.ts').then(({ picture }) => picture),
  },
};

/** The picture of each project after the work. */
export const jobPictures = {
  'paddington-terrace-front': () => import('#content/pictures/generated/project-paddington-terrace-front-after.ts').then(({ picture }) => picture),
  'surry-hills-warehouse-arches': () => import('#content/pictures/generated/project-surry-hills-warehouse-arches-after.ts').then(({ picture }) => picture),
  'mosman-retaining-wall': () => import('#content/pictures/generated/project-mosman-retaining-wall-after.ts').then(({ picture }) => picture),
  'glebe-church-buttress': () => import('#content/pictures/generated/project-glebe-church-buttress-after.ts').then(({ picture }) => picture),
  'balmain-parapet': () => import('#content/pictures/generated/project-balmain-parapet-after.ts').then(({ picture }) => picture),
  'rocks-bond-store': () => import('#content/pictures/generated/project-rocks-bond-store-after.ts').then(({ picture }) => picture),
  'leichhardt-cottage-underpinning': () => import('#content/pictures/generated/project-leichhardt-cottage-underpinning-after.ts').then(({ picture }) => picture),
  'marrickville-corner-footing': () => import('#content/pictures/generated/project-marrickville-corner-footing-after.ts').then(({ picture }) => picture),
  'newtown-shopfront-lintels': () => import('#content/pictures/generated/project-newtown-shopfront-lintels-after.ts').then(({ picture }) => picture),
  'manly-chimney-rebuild': () => import('#content/pictures/generated/project-manly-chimney-rebuild-after.ts').then(({ picture }) => picture),
  'bondi-balcony-membrane': () => import('#content/pictures/generated/project-bondi-balcony-membrane-after.ts').then(({ picture }) => picture),
  'chatswood-wall-ties': () => import('#content/pictures/generated/project-chatswood-wall-ties-after.ts').then(({ picture }) => picture),
  'coogee-balcony-soffit': () => import('#content/pictures/generated/project-coogee-balcony-soffit-after.ts').then(({ picture }) => picture),
};
