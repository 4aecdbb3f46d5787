import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { ActionLink } from '#components/ActionButton.tsx';
import { Icon } from '#components/Icon.tsx';
import { business } from '#content/business.ts';
import { explorer, type explorerEntries } from '#content/home/explorer.ts';
import { picture as restoration } from '#content/pictures/generated/service-building-restoration.ts';
import { picture as masonry } from '#content/pictures/generated/service-masonry.ts';
import { picture as structure } from '#content/pictures/generated/service-structural-repairs.ts';
import { AssessmentButton } from '#features/enquiry/AssessmentButton.tsx';
import { sizes, type } from '#theme/tokens.ts';
import { pictureSizes } from '../parts/picture-sizes.ts';
import { SitePicture } from '../parts/SitePicture.tsx';

type Entry = (typeof explorerEntries)[number];

const pictures = {
  'service-masonry': masonry,
  'service-building-restoration': restoration,
  'service-structural-repairs': structure,
} as const satisfies Record<Entry['picture'], unknown>;

const Panel = styled('div')(({ theme }) => {
  const { stone } = theme.vars.palette;
  const line = `${sizes.joint} solid ${stone.joint}`;
  return {
    display: 'grid',
    gap: theme.spacing(3),
    '&[hidden]': { display: 'none' },
    '& > *': { minWidth: 0 },
    '& figure': { position: 'relative', margin: 0, aspectRatio: '3 / 2', overflow: 'hidden' },
    '& img': { position: 'absolute', inset: 0, height: '100%' },
    '& h3': { ...theme.typography.h2, margin: 0 },
    '& h3 + p': { margin: theme.spacing(2, 0, 3), maxWidth: sizes.measure },
    '& ul': { margin: 0, padding: 0, listStyle: 'none', borderBottom: line },
    '& li': { padding: theme.spacing(1.25, 0), borderTop: line },
    '& dl': {
      display: 'grid',
      gap: sizes.joint,
      margin: 0,
      padding: sizes.joint,
      backgroundColor: stone.joint,
    },
    '& dl > div': { padding: theme.spacing(2, 3), backgroundColor: stone.sandstoneWash },
    '& dt': { ...theme.typography.h4 },
    '& dd': { margin: theme.spacing(0.5, 0, 0), fontSize: type.small },
    [theme.breakpoints.up('md')]: {
      '& figure': { aspectRatio: '2 / 1' },
      '& ul': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: theme.spacing(4) },
      '& dl': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
    [theme.breakpoints.up('lg')]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      gap: theme.spacing(6),
      '& figure': { aspectRatio: 'auto' },
      '& > div': { paddingBlock: theme.spacing(5, 0) },
      '& dl': { gridColumn: '1 / -1' },
      '& dl > div': { padding: theme.spacing(3) },
    },
  };
});

const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  marginTop: theme.spacing(3),
  '& > a:last-of-type': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: sizes.target,
    paddingInline: theme.spacing(1),
    color: theme.vars.palette.stone.harbour,
    fontWeight: 650,
    textUnderlineOffset: '0.25em',
  },
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
  entry: Entry;
  hidden: boolean;
}) {
  return (
    <Panel role="tabpanel" id={id} aria-labelledby={labelledBy} hidden={hidden}>
      <figure>
        <SitePicture picture={pictures[entry.picture]} sizes={pictureSizes.half} />
      </figure>
      <div>
        <h3>{entry.label}</h3>
        <p>{entry.description}</p>
        <ul>
          {entry.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <Buttons>
          <AssessmentButton prefill={{ service: entry.option }}>{explorer.quote}</AssessmentButton>
          <ActionLink href={business.phone.href} emphasis="line">
            <Icon name="Phone" />
            {explorer.call}
          </ActionLink>
          <Link to={entry.href}>{explorer.more}</Link>
        </Buttons>
      </div>
      <dl aria-label={explorer.promiseHeading}>
        {explorer.promise.map((part) => (
          <div key={part.id}>
            <dt>{part.title}</dt>
            <dd>{part.text}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
