import { CompareView } from '#components/before-after/CompareView.tsx';
import { projectsPage } from '#content/projects/page.ts';
import { SmallFirstPicture } from '../SmallFirstPicture.tsx';
import { viewerSizes } from './picture-sizes.ts';
import type { ShownProject } from './project-pictures.ts';

/** Both states of a project in the viewer. */
export function CompareSlider({ project: { before, after } }: { project: ShownProject }) {
  return (
    <CompareView
      words={projectsPage.viewer}
      before={<SmallFirstPicture picture={before} sizes={viewerSizes} loading="eager" />}
      after={<SmallFirstPicture picture={after} sizes={viewerSizes} loading="eager" />}
    />
  );
}
