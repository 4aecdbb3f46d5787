import ToggleButton from '@mui/material/ToggleButton';
import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import { VisuallyHidden } from '../text.tsx';
import { CompareLine, Drawing, Toggle } from './compare-styles.ts';

/** Shares in percent that show what was: all, none, and the half to begin with. */
const BEFORE = 100;
const AFTER = 0;
const HALF = 50;

type CompareWords = {
  readonly compare: string;
  readonly compareHelp: string;
  /** Value text of the line for screen readers; `percent` is the share that shows 'before'. */
  readonly compareValue: (percent: number) => string;
  readonly showBefore: string;
  readonly showAfter: string;
};

/**
 * Two states of one picture, parted by a line that a pointer, a finger or the arrow keys move; two
 * buttons move it all the way.
 */
export function CompareView({
  before,
  after,
  words,
}: {
  before: ReactNode;
  after: ReactNode;
  words: CompareWords;
}) {
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
        <div aria-hidden={percent === AFTER}>{before}</div>
        <div aria-hidden={percent === BEFORE}>{after}</div>
        <CompareLine
          min={AFTER}
          max={BEFORE}
          value={percent}
          aria-label={words.compare}
          getAriaValueText={words.compareValue}
          slotProps={{ input: { 'aria-describedby': help } }}
          onChange={(_, value) => {
            if (typeof value === 'number') move(value, false);
          }}
        />
      </Drawing>
      <VisuallyHidden id={help}>{words.compareHelp}</VisuallyHidden>
      <Toggle>
        {[
          { label: words.showBefore, value: BEFORE },
          { label: words.showAfter, value: AFTER },
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
