import Chip from '@mui/material/Chip';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { AsElement } from '#components/text.tsx';
import { sizes } from '#theme/tokens.ts';
import { searchHref } from './address.ts';

const Words = styled(Stack)<AsElement>(({ theme }) => ({
  flexFlow: 'row wrap',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  '& > li': { width: 'auto' },
  '& a': {
    minHeight: sizes.target,
    paddingInline: theme.spacing(2),
    borderColor: theme.vars.palette.brand.fieldEdge,
    color: theme.vars.palette.brand.harbour,
    font: 'inherit',
  },
  '& a > span': { padding: 0 },
  '& a:hover': { textDecoration: 'underline' },
}));

/** Suggested keywords; each is a full navigation to its results. */
export function Keywords({ heading, words }: { heading: string; words: readonly string[] }) {
  return (
    <div>
      <Typography variant="h4" component="h3" sx={{ marginTop: 4, marginBottom: 1.5 }}>
        {heading}
      </Typography>
      <Words component="ul">
        {words.map((word) => (
          <ListItem key={word}>
            <Chip component="a" clickable href={searchHref(word)} label={word} />
          </ListItem>
        ))}
      </Words>
    </div>
  );
}
