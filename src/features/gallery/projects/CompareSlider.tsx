import ToggleButton from '@mui/material/ToggleButton';
import { useId, useState, type CSSProperties } from 'react';
import { VisuallyHidden } from '#components/text.tsx';
import { projectsPage } from '#content/projects/page.ts';
import { SmallFirstPicture } from '../SmallFirstPicture.tsx';
import { CompareLine, Drawing, Toggle } from './compare-styles.ts';
import { viewerSizes } from './picture-sizes.ts';
import type { ShownProject } from './project-pictures.ts';

/** Shares in percent that show what was: all, none, and the half to begin with. */
const BEFORE = 100;
const AFTER = 0;
const HALF = 50;

/**
 * Both states of one drawing, parted by a line that a pointer, a finger or the arrow keys move; two
 * buttons move it all the way.
 */
export function CompareSlider({ project }: { project: ShownProject }) {
  const { viewer } = projectsPage;
  const [percent, setPercent] = useState(HALF);
  const [gliding, setGliding] = useState(false);
  const help = useId();
  const move = (target: number, glides: boolean) => {
    setGliding(glides);
    setPercent(target);
  };
  const share: CSSProperties & { '--before': string } = { '--before': `${percent}%` };
  return (
    <div>
      <Drawing data-gliding={gliding} style={share}>
        <div aria-hidden={percent === AFTER}>
          <SmallFirstPicture picture={project.before} sizes={viewerSizes} loading="eager" />
        </div>
        <div aria-hidden={percent === BEFORE}>
          <SmallFirstPicture picture={project.after} sizes={viewerSizes} loading="eager" />
        </div>
        <CompareLine
          min={AFTER}
          max={BEFORE}
          value={percent}
          aria-label={viewer.compare}
          getAriaValueText={viewer.compareValue}
          slotProps={{ input: { 'aria-describedby': help } }}
          onChange={(_, value) => {
            if (typeof value === 'number') move(value, false);
          }}
        />
      </Drawing>
      <VisuallyHidden id={help}>{viewer.compareHelp}</VisuallyHidden>
      <Toggle>
        {[
          { label: viewer.showBefore, value: BEFORE },
          { label: viewer.showAfter, value: AFTER },
        ].map(({ label, value }) => (
          <ToggleButton
            key={label}
            value={value}
            selected={percent === value}
            onClick={() => move(value, true)}
          >
            {label}
          </ToggleButton>
        ))}
      </Toggle>
    </div>
  );
}
