import styled from '@emotion/styled';
import type { FormEvent } from 'react';
import { ActionButton } from '#components/ActionButton.tsx';
import { Icon } from '#components/Icon.tsx';
import { searchTexts } from '#content/search.ts';
import { sizes } from '#theme/tokens.ts';
import { SEARCH_PATH, searchHref } from './address.ts';

const Box = styled('form')(({ theme }) => {
  const { stone } = theme.vars.palette;
  return {
    '& label': { display: 'block', fontWeight: 650 },
    '& > div': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      marginTop: theme.spacing(1),
    },
    '& input': {
      font: 'inherit',
      minWidth: 0,
      minHeight: sizes.target,
      padding: theme.spacing(1, 1.5),
      border: `${sizes.joint} solid ${stone.fieldEdge}`,
      borderRight: 0,
      borderRadius: 0,
      backgroundColor: stone.field,
      color: stone.ink,
    },
    '& p': { ...theme.typography.caption, margin: theme.spacing(1, 0, 0), color: stone.inkSoft },
  };
});

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
      <label htmlFor="search-term">{texts.label}</label>
      <div>
        <input
          key={term}
          id="search-term"
          name="q"
          type="search"
          defaultValue={term}
          placeholder={texts.placeholder}
          enterKeyHint="search"
          autoComplete="off"
          aria-describedby="search-help"
        />
        <ActionButton type="submit" aria-label={texts.button}>
          <Icon name="Search" />
        </ActionButton>
      </div>
      <p id="search-help">{texts.help}</p>
    </Box>
  );
}
