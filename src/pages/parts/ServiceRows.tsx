import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { AreaService } from '#content/areas/types.ts';
import { serviceByPath } from '#content/services/index.ts';
import { sizes } from '#theme/tokens.ts';

const Rows = styled('ul')(({ theme }) => {
  const { stone } = theme.vars.palette;
  return {
    margin: theme.spacing(5, 0, 0),
    padding: 0,
    listStyle: 'none',
    counterReset: 'row',
    borderBottom: `${sizes.joint} solid ${stone.joint}`,
    '& > li': {
      display: 'grid',
      gap: theme.spacing(1),
      paddingBlock: theme.spacing(3),
      borderTop: `${sizes.joint} solid ${stone.joint}`,
      counterIncrement: 'row',
    },
    '& h3': { ...theme.typography.h3, margin: 0 },
    '& p': { margin: 0, maxWidth: sizes.measure },
    '& a': {
      ...theme.typography.body2,
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: sizes.target,
      color: stone.harbour,
      textUnderlineOffset: '0.25em',
    },
    [theme.breakpoints.up('lg')]: {
      '& > li': {
        gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr) minmax(0, 3fr)',
        columnGap: theme.spacing(4),
        alignItems: 'baseline',
      },
      '& a': { justifySelf: 'end', textAlign: 'right' },
    },
  };
});

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
          <li key={row.title}>
            <h3>{row.title}</h3>
            <p>{row.text}</p>
            {service ? <Link to={service.href}>{linkLabel(service.label)}</Link> : null}
          </li>
        );
      })}
    </Rows>
  );
}
