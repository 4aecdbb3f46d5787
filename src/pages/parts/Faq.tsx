import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { Disclosure } from '#components/Disclosure.tsx';
import { groupFaq, type FaqItem } from '#content/faq.ts';
import { compact } from '#theme/media.ts';
import { sizes } from '#theme/tokens.ts';
import { Heading } from './Heading.tsx';
import { Split } from './Split.ts';

const Questions = styled('div')(({ theme }) => ({
  // Nor does the button back to the top lie over the words.
  [compact]: { '& summary': { paddingInlineEnd: theme.spacing(8) } },
  '& h3': { margin: theme.spacing(5, 0, 1.5) },
  '& h3:first-of-type': { marginTop: 0 },
  '& p': { padding: theme.spacing(0, 0, 3, 4), maxWidth: sizes.measure },
}));

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
    <Split>
      <Heading id={id}>{heading}</Heading>
      <Questions>
        {groups.map((group) => (
          <Fragment key={group.category}>
            {groups.length > 1 ? (
              <Typography variant="h4" component="h3">
                {group.category}
              </Typography>
            ) : null}
            {group.items.map((item) => (
              <Disclosure key={item.question} group={id} summary={item.question}>
                <Typography>{item.answer}</Typography>
              </Disclosure>
            ))}
          </Fragment>
        ))}
      </Questions>
    </Split>
  );
}
