import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { Measure } from '#components/Course.tsx';
import { Icon } from '#components/Icon.tsx';
import { navigationText } from '#content/navigation.ts';
import { sizes, type } from '#theme/tokens.ts';
import { crumbsFor } from '../routes/crumbs.ts';

const Strip = styled('nav')(({ theme }) => ({
  backgroundColor: theme.vars.palette.stone.paper,
  color: theme.vars.palette.stone.inkSoft,
  fontSize: type.note,
}));

const Trail = styled('ol')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { display: 'flex', alignItems: 'center' },
  '& > li + li::before': {
    content: '""',
    width: theme.spacing(2),
    marginInlineEnd: theme.spacing(1),
    borderTop: `${sizes.joint} solid ${theme.vars.palette.stone.sandstoneDeep}`,
  },
  '& > li > *': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(0.5),
    minHeight: sizes.target,
    paddingInlineEnd: theme.spacing(1),
  },
  // No target: where it stands in a line of its own, that line is low.
  '& > li > [aria-current]': { minHeight: 0, paddingBlock: theme.spacing(0.25) },
}));

const CrumbLink = styled(Link)(({ theme }) => ({
  color: theme.vars.palette.stone.harbour,
  textUnderlineOffset: '0.25em',
}));

/** The trail to the page (specification 1-§2.4); nothing where none is shown. */
export function Breadcrumbs({ pathname }: { pathname: string }) {
  const crumbs = crumbsFor(pathname);
  if (crumbs.length === 0) return null;
  const page = crumbs.at(-1);
  return (
    <Strip aria-label={navigationText.breadcrumbs} data-tone="light">
      <Measure>
        <Trail>
          {crumbs.map((crumb) => (
            <li key={crumb.href}>
              {crumb === page ? (
                <span aria-current="page">{crumb.label}</span>
              ) : (
                <CrumbLink to={crumb.href}>
                  {crumb.href === '/' ? <Icon name="Home" /> : null}
                  {crumb.label}
                </CrumbLink>
              )}
            </li>
          ))}
        </Trail>
      </Measure>
    </Strip>
  );
}
