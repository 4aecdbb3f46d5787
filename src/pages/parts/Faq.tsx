import styled from '@emotion/styled';
import { Fragment } from 'react';
import { groupFaq, type FaqItem } from '#content/faq.ts';
import { sizes } from '#theme/tokens.ts';
import { Heading } from './Heading.tsx';
import { Sided } from './Sided.tsx';

const List = styled('div')(({ theme }) => {
  const { stone } = theme.vars.palette;
  return {
    '& h3': { ...theme.typography.h4, margin: theme.spacing(5, 0, 1.5) },
    '& h3:first-of-type': { marginTop: 0 },
    '& details': { borderTop: `${sizes.joint} solid ${stone.joint}` },
    '& summary': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: theme.spacing(2),
      minHeight: sizes.target,
      paddingBlock: theme.spacing(1.5),
      fontWeight: 650,
      cursor: 'pointer',
      listStyle: 'none',
      '&::-webkit-details-marker': { display: 'none' },
      '&::after': { content: '"+"', color: stone.harbour, fontSize: '1.5em', lineHeight: 1 },
    },
    '& details[open] > summary::after': { content: '"\\2212"' },
    '& details > p': { margin: 0, padding: theme.spacing(0, 6, 3, 0), maxWidth: sizes.measure },
  };
});

/** Questions by category, one open at a time; categories are named only where there are several. */
export function Faq({
  id,
  heading,
  items,
}: {
  id: string;
  heading: string;
  items: readonly FaqItem[];
}) {
  const groups = groupFaq(items);
  return (
    <Sided>
      <Heading id={id}>{heading}</Heading>
      <List>
        {groups.map((group) => (
          <Fragment key={group.category}>
            {groups.length > 1 ? <h3>{group.category}</h3> : null}
            {group.items.map((item) => (
              <details key={item.question} name={id}>
                <summary>{item.question}</summary>
                <p>{item.answer}</p>
              </details>
            ))}
          </Fragment>
        ))}
      </List>
    </Sided>
  );
}
