import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { AsElement } from '#components/text.tsx';
import { markWords } from './engine/mark.ts';

const Mark = styled(Typography)<AsElement>(({ theme }) => ({
  color: 'inherit',
  fontWeight: 650,
  backgroundColor: theme.vars.palette.brand.sandstone,
  // Where colours are the visitor's own, the system's marking shows.
  '@media (forced-colors: active)': { color: 'MarkText', backgroundColor: 'Mark' },
}));

/** A text with the words that were found in it marked. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  let offset = 0;
  return markWords(text, words).map((piece) => {
    const key = offset;
    offset += piece.text.length;
    return piece.marked ? (
      <Mark key={key} variant="inherit" component="mark">
        {piece.text}
      </Mark>
    ) : (
      piece.text
    );
  });
}
