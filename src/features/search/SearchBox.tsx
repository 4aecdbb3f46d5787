import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import type { FormEvent } from 'react';
import { Icon } from '#components/Icon.tsx';
import { searchTexts } from '#content/search.ts';
import { SEARCH_PATH, searchHref } from './address.ts';

const Box = styled('form')(({ theme }) => ({
  '& > label': { display: 'block', fontSize: 'inherit' },
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    marginBlock: theme.spacing(1),
  },
  // The button follows without a hairline.
  '& input[type="search"]': { borderRight: 0, borderRadius: 0 },
}));

/** The refine box. Without script it is a plain GET form; with it the address is written as specified. */
export function SearchBox({ term }: { term: string }) {
  const texts = searchTexts.refine;
  const go = (event: FormEvent<HTMLFormElement>) => {
    const typed = new FormData(event.currentTarget).get('q');
    if (typeof typed !== 'string') return;
    event.preventDefault();
    window.location.assign(searchHref(typed));
  };
  return (
    <Box role="search" method="get" action={SEARCH_PATH} onSubmit={go}>
      <FormLabel htmlFor="search-term">{texts.label}</FormLabel>
      <div>
        <InputBase
          key={term}
          id="search-term"
          name="q"
          type="search"
          defaultValue={term}
          placeholder={texts.placeholder}
          autoComplete="off"
          inputProps={{ enterKeyHint: 'search', 'aria-describedby': 'search-help' }}
        />
        <Button type="submit" aria-label={texts.button}>
          <Icon name="Search" />
        </Button>
      </div>
      <FormHelperText id="search-help">{texts.help}</FormHelperText>
    </Box>
  );
}
