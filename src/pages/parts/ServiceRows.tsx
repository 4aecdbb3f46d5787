import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { PageLink } from '#components/PageLink.tsx';
import { RowList } from '#components/RowList.ts';
import type { AreaService } from '#content/areas/types.ts';
import { serviceByPath } from '#content/services/index.ts';
import { sizes } from '#theme/tokens.ts';

const Rows = styled(RowList)(({ theme }) => ({
  marginTop: theme.spacing(5),
  '& > li': {
    display: 'grid',
    alignItems: 'normal',
    gap: theme.spacing(1),
    paddingBlock: theme.spacing(3),
  },
  '& p': { maxWidth: sizes.measure },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: sizes.target },
  [theme.breakpoints.up('lg')]: {
    '& > li': {
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr) minmax(0, 3fr)',
      columnGap: theme.spacing(4),
      alignItems: 'baseline',
    },
    '& a': { justifySelf: 'end', textAlign: 'right' },
  },
}));

/** Services as they are done in one area, each leading to the page that says more. */
export function ServiceRows({
  services,
  linkLabel,
}: {
  services: readonly AreaService[];
  linkLabel: (service: string) => string;
}) {
  return (
    <Rows>
      {services.map((row) => {
        const service = serviceByPath(row.service);
        return (
          <ListItem key={row.title}>
            <Typography variant="h3">{row.title}</Typography>
            <Typography>{row.text}</Typography>
            {service ? (
              <PageLink to={service.href} variant="body2" color="secondary">
                {linkLabel(service.label)}
              </PageLink>
            ) : null}
          </ListItem>
        );
      })}
    </Rows>
  );
}
