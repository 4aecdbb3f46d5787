import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { editText } from '#content/forms/edit.ts';
import type { Difference } from '../engine/shown-answer.ts';

const Answers = styled('dl')(({ theme }) => ({
  margin: theme.spacing(1, 0),
  '& dt': { fontWeight: 650, marginTop: theme.spacing(1) },
  '& dd': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
}));

const Ways = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
}));

/**
 * The request was saved in another tab in the meantime: shows both versions and asks which one to
 * keep.
 */
export function ChangedElsewhere({
  differences,
  onKeepHere,
  onKeepThere,
}: {
  differences: readonly Difference[];
  onKeepHere: () => void;
  onKeepThere: () => void;
}) {
  const { title, text, there, here, keepHere, keepThere } = editText.changed;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers return a promise, which an effect must not.
    void box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Alert severity="warning" ref={box}>
      <AlertTitle>{title}</AlertTitle>
      {text}
      <Answers>
        {differences.map((one) => (
          <div key={one.name}>
            <dt>{one.label}</dt>
            <dd>{`${there}: ${one.there}`}</dd>
            <dd>{`${here}: ${one.here}`}</dd>
          </div>
        ))}
      </Answers>
      <Ways>
        <Button type="button" onClick={onKeepHere}>
          {keepHere}
        </Button>
        <Button type="button" variant="outlined" onClick={onKeepThere}>
          {keepThere}
        </Button>
      </Ways>
    </Alert>
  );
}
