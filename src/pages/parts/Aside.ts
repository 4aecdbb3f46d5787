import styled from '@emotion/styled';
import { sizes } from '#theme/tokens.ts';

/** What stands beside a form: a heading, points between hairlines, a closing word. */
export const Aside = styled('aside')(({ theme }) => {
  const line = `${sizes.joint} solid ${theme.vars.palette.stone.joint}`;
  return {
    '& h2': { ...theme.typography.h3, margin: theme.spacing(0, 0, 2) },
    '& ul': { margin: 0, padding: 0, listStyle: 'none', borderBottom: line },
    '& li': { paddingBlock: theme.spacing(1.5), borderTop: line },
    '& p': { margin: theme.spacing(3, 0, 0), maxWidth: sizes.measure },
    '& p + a': { marginTop: theme.spacing(1.5) },
  };
});
