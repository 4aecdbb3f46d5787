import Button from '@mui/material/Button';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Icon } from '#components/Icon.tsx';
import { RowList } from '#components/RowList.ts';
import { business } from '#content/business.ts';
import { explorer } from '#content/home/explorer.ts';
import type { ExplorerEntry } from '#content/home/types.ts';
import { AssessmentButton } from '#features/enquiry/AssessmentButton.tsx';
import { sizes, type } from '#theme/tokens.ts';
import { ButtonRow } from '../parts/ButtonRow.ts';
import { MoreLink } from '../parts/MoreLink.ts';
import { PictureFrame } from '../parts/PictureFrame.ts';
import { pictureSizes } from '../parts/picture-sizes.ts';
import { SitePicture } from '../parts/SitePicture.tsx';

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

/** One service: what fails, what we do, two ways to begin and what is promised. */
export function ExplorerPanel({
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
