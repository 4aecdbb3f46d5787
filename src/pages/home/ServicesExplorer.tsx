import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { Section } from '#components/Section.tsx';
import { explorer, explorerEntries } from '#content/home/explorer.ts';
import { services } from '#content/services/index.ts';
import { headingFace } from '#theme/heading-fonts.ts';
import { sizes, type } from '#theme/tokens.ts';
import { Heading } from '../parts/Heading.tsx';
import { MoreLink } from '../parts/MoreLink.ts';
import { ExplorerPanel } from './ExplorerPanel.tsx';

const Choice = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(4),
  // Without script nothing can be chosen: everything is shown.
  '@media (scripting: none)': {
    '& .MuiTabs-root': { display: 'none' },
    '& [role="tabpanel"][hidden]': { display: 'grid', marginTop: theme.spacing(8) },
  },
}));

const ServiceTabs = styled(Tabs)(({ theme }) => {
  const { brand } = theme.vars.palette;
  return {
    '& [role="tablist"]': {
      display: 'grid',
      gap: sizes.hairline,
      padding: sizes.hairline,
      backgroundColor: brand.hairline,
    },
    '& button': {
      flexDirection: 'row',
      justifyContent: 'start',
      alignItems: 'baseline',
      gap: theme.spacing(2),
      padding: theme.spacing(1.5, 2),
      backgroundColor: brand.paper,
      ...headingFace,
      fontSize: type.h3,
      fontWeight: 600,
      textAlign: 'left',
    },
    '& button > span': { fontFamily: theme.typography.fontFamily, fontSize: type.note },
    '& button[aria-selected="true"]': {
      backgroundColor: brand.sandstone,
      boxShadow: `inset ${sizes.focus} 0 0 ${brand.oxide}`,
    },
    [theme.breakpoints.up('lg')]: {
      '& [role="tablist"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      '& button': { padding: theme.spacing(3) },
      '& button[aria-selected="true"]': {
        boxShadow: `inset 0 ${sizes.focus} 0 ${brand.oxide}`,
      },
    },
  };
});

/** The services that have no panel: a line of words, then their links. */
const Others = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(4),
  marginTop: theme.spacing(5),
  '& > span': { flexBasis: '100%' },
}));

// Prerendered, the scroller must bear no style attribute.
const tabSlots = { scroller: { style: { overflow: undefined, marginBottom: undefined } } };

/** Services to choose from, the first one chosen. */
export function ServicesExplorer() {
  const [chosen, setChosen] = useState<number>(explorer.defaultIndex);
  const id = useId();
  return (
    <Section id="services" labelledBy="services-heading">
      <Heading id="services-heading" intro={explorer.intro}>
        {explorer.heading}
      </Heading>
      <Choice>
        <ServiceTabs
          value={chosen}
          onChange={(_, index: number) => setChosen(index)}
          selectionFollowsFocus
          aria-label={explorer.tabsLabel}
          slotProps={tabSlots}
        >
          {explorerEntries.map((entry, index) => (
            <Tab
              key={entry.id}
              id={`${id}-${entry.id}-tab`}
              aria-controls={`${id}-${entry.id}`}
              label={
                <>
                  <span aria-hidden>{index + 1}</span>
                  {entry.label}
                </>
              }
            />
          ))}
        </ServiceTabs>
        <div>
          {explorerEntries.map((entry, index) => (
            <ExplorerPanel
              key={entry.id}
              id={`${id}-${entry.id}`}
              labelledBy={`${id}-${entry.id}-tab`}
              entry={entry}
              hidden={index !== chosen}
            />
          ))}
        </div>
      </Choice>
      <Others>
        <span>{explorer.others}</span>
        {services
          .filter(({ href }) => explorerEntries.every((entry) => entry.href !== href))
          .map(({ id: key, href, label }) => (
            <MoreLink key={key} to={href}>
              {label}
            </MoreLink>
          ))}
      </Others>
    </Section>
  );
}
