import styled from '@emotion/styled';
import type { LegalBlock, LegalSection } from '#content/legal/types.ts';
import { sizes } from '#theme/tokens.ts';

const Text = styled('div')(({ theme }) => ({
  maxWidth: sizes.measure,
  overflowWrap: 'break-word',
  '& section': { scrollMarginTop: `calc(${sizes.navBar} + ${theme.spacing(3)})` },
  '& section + section': {
    marginTop: theme.spacing(5),
    paddingTop: theme.spacing(4),
    borderTop: `${sizes.joint} solid ${theme.vars.palette.stone.joint}`,
  },
  '& h2': { ...theme.typography.h3, margin: 0 },
  '& h2 > span': {
    display: 'inline-block',
    minWidth: '2em',
    color: theme.vars.palette.stone.inkSoft,
  },
  '& p': { margin: theme.spacing(2, 0, 0), textWrap: 'pretty' },
  '& ul': { margin: theme.spacing(1.5, 0, 0), paddingLeft: theme.spacing(3) },
  '& li': { paddingBlock: theme.spacing(0.5) },
}));

/** Numbered sections of a legal page; each can be linked by its id. */
export function LegalSections({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <Text>
      {sections.map((section) => (
        <section key={section.id} id={section.id} aria-labelledby={`${section.id}-heading`}>
          <h2 id={`${section.id}-heading`}>
            <span>{section.number}</span>
            {section.heading}
          </h2>
          {section.blocks.map((block) => (
            <Block key={block.kind === 'text' ? block.text : block.items.join()} block={block} />
          ))}
        </section>
      ))}
    </Text>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (block.kind === 'text') return <p>{block.text}</p>;
  return (
    <>
      {block.lead === undefined ? null : <p>{block.lead}</p>}
      <ul>
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}
