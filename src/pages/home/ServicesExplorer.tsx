import Button from '@mui/material/Button';
import ListItem from '@mui/material/ListItem';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { Icon } from '#components/Icon.tsx';
import { RowList } from '#components/lists.ts';
import { Section } from '#components/Section.tsx';
import { business } from '#content/business.ts';
import {
  explorer,
  explorerEntries,
  otherServices,
  type ExplorerEntry,
} from '#content/home/explorer.ts';
import { AssessmentButton } from '#features/enquiry/AssessmentButton.tsx';
import { headingFace } from '#theme/heading-fonts.ts';
import { sizes, type } from '#theme/tokens.ts';
import { Heading } from '../parts/Heading.tsx';
import { PictureFrame, SitePicture, pictureSizes } from '../parts/SitePicture.tsx';
import { ButtonRow, MoreLink } from '../parts/styles.ts';

const Panel = styled('div')(({ theme }) => {
  const { brand } = theme.vars.palette;
  return {
    display: 'grid',
    gap: theme.spacing(3),
    '&[hidden]': { display: 'none' },
    '& > *': { minWidth: 0 },
    '& > figure': { aspectRatio: '3 / 2' },
    '& h3 + p': { margin: theme.spacing(2, 0, 3), maxWidth: sizes.measure },
    '& ul > li': { paddingBlock: theme.spacing(1.25) },
    '& dl': {
      display: 'grid',
      gap: sizes.hairline,
      margin: 0,
      padding: sizes.hairline,
      backgroundColor: brand.hairline,
    },
    '& dl > div': { padding: theme.spacing(2, 3), backgroundColor: brand.sandstoneWash },
    '& dd': { margin: theme.spacing(0.5, 0, 0), fontSize: type.small },
    [theme.breakpoints.up('md')]: {
      '& > figure': { aspectRatio: '2 / 1' },
      '& ul': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: theme.spacing(4) },
      '& dl': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
    [theme.breakpoints.up('lg')]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      gap: theme.spacing(6),
      '& > figure': { aspectRatio: 'auto' },
      '& > div': { paddingBlock: theme.spacing(5, 0) },
      '& dl': { gridColumn: '1 / -1' },
      '& dl > div': { padding: theme.spacing(3) },
    },
  };
});

const Ways = styled(ButtonRow)(({ theme }) => ({
  marginTop: theme.spacing(3),
  '& > .MuiLink-root': { paddingInline: theme.spacing(1) },
}));

function ExplorerPanel({
  id,
  labelledBy,
  entry,
  hidden,
}: {
  id: string;
  labelledBy: string;
  entry: ExplorerEntry;
  hidden: boolean;
}) {
  return (
    <Panel role="tabpanel" id={id} aria-labelledby={labelledBy} hidden={hidden}>
      <PictureFrame>
        <SitePicture picture={entry.picture} sizes={pictureSizes.half} />
      </PictureFrame>
      <div>
        <Typography variant="h2" component="h3">
          {entry.label}
        </Typography>
        <Typography>{entry.description}</Typography>
        <RowList>
          {entry.features.map((feature) => (
            <ListItem key={feature}>{feature}</ListItem>
          ))}
        </RowList>
        <Ways>
          <AssessmentButton opener="freeQuote" prefill={{ service: entry.option }}>
            {explorer.quote}
          </AssessmentButton>
          <Button href={business.phone.href} variant="outlined">
            <Icon name="Phone" />
            {explorer.call}
          </Button>
          <MoreLink to={entry.href} color="secondary">
            {explorer.more}
          </MoreLink>
        </Ways>
      </div>
      <dl aria-label={explorer.promiseHeading}>
        {explorer.promise.map((part) => (
          <div key={part.id}>
            <Typography variant="h4" component="dt">
              {part.title}
            </Typography>
            <dd>{part.text}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

const Choice = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(4),
  // Without script no tab can be selected, so all panels are shown.
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
      '& [role="tablist"]': { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
      '& button': { padding: theme.spacing(3) },
      '& button[aria-selected="true"]': {
        boxShadow: `inset 0 ${sizes.focus} 0 ${brand.oxide}`,
      },
    },
  };
});

/** Links to the services without a panel. */
const Others = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(4),
  marginTop: theme.spacing(5),
  '& > span': { flexBasis: '100%' },
}));

// The Content-Security-Policy blocks style attributes in prerendered pages.
const tabSlots = { scroller: { style: { overflow: undefined, marginBottom: undefined } } };

export function ServicesExplorer() {
  const [chosen, setChosen] = useState<number>(explorer.defaultIndex);
  const id = useId();
  return (
    <Section id="services" labelledBy="services-heading">
      <Heading id="services-heading" intro={explorer.intro}>
        {explorer.heading}
      </Heading>
      {explorerEntries.length === 0 ? null : (
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
      )}
      {otherServices.length === 0 ? null : (
        <Others>
          {explorerEntries.length === 0 ? null : <span>{explorer.others}</span>}
          {otherServices.map(({ id: key, href, label }) => (
            <MoreLink key={key} to={href}>
              {label}
            </MoreLink>
          ))}
        </Others>
      )}
    </Section>
  );
}
