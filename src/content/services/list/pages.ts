// Written by `npm run entries`, which every build runs.
import { findings as masonryFindings, page as masonryPage } from '../masonry/page.ts';
import { findings as foundationRepairsFindings, page as foundationRepairsPage } from '../foundation-repairs/page.ts';
import { findings as structuralRepairsFindings, page as structuralRepairsPage } from '../structural-repairs/page.ts';
import { findings as heritageRestorationFindings, page as heritageRestorationPage } from '../heritage-restoration/page.ts';
import { findings as buildingRestorationFindings, page as buildingRestorationPage } from '../building-restoration/page.ts';
import { findings as concreteRepairsFindings, page as concreteRepairsPage } from '../concrete-repairs/page.ts';
import { findings as restorationFindings, page as restorationPage } from '../restoration/page.ts';
import { findings as remedialBuildingFindings, page as remedialBuildingPage } from '../remedial-building/page.ts';

export const list = {
  masonry: masonryPage,
  'foundation-repairs': foundationRepairsPage,
  'structural-repairs': structuralRepairsPage,
  'heritage-restoration': heritageRestorationPage,
  'building-restoration': buildingRestorationPage,
  'concrete-repairs': concreteRepairsPage,
  restoration: restorationPage,
  'remedial-building': remedialBuildingPage,
};

export const findings = {
  masonry: masonryFindings,
  'foundation-repairs': foundationRepairsFindings,
  'structural-repairs': structuralRepairsFindings,
  'heritage-restoration': heritageRestorationFindings,
  'building-restoration': buildingRestorationFindings,
  'concrete-repairs': concreteRepairsFindings,
  restoration: restorationFindings,
  'remedial-building': remedialBuildingFindings,
};
