import MuiBreadcrumbs from '@mui/material/Breadcrumbs';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Measure } from '#components/Section.tsx';
import { Icon } from '#components/Icon.tsx';
import { PageLink } from '#components/PageLink.tsx';
import { navigationText } from '#content/navigation.ts';
import { sizes } from '#theme/tokens.ts';
import { crumbsFor } from '../routes/crumbs.ts';

const CrumbLink = styled(PageLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  minHeight: sizes.target,
  color: theme.vars.palette.brand.harbour,
}));

/** The breadcrumbs of the page; nothing where none are shown. */
export function Breadcrumbs({ pathname }: { pathname: string }) {
  const crumbs = crumbsFor(pathname);
  if (crumbs.length === 0) return null;
  const page = crumbs.at(-1);
  return (
    <Measure>
      <MuiBreadcrumbs aria-label={navigationText.breadcrumbs} data-tone="light">
        {crumbs.map((crumb) =>
          crumb === page ? (
            <Typography key={crumb.href} component="span" variant="inherit" aria-current="page">
              {crumb.label}
            </Typography>
          ) : (
            <CrumbLink key={crumb.href} to={crumb.href}>
              {crumb.href === '/' ? <Icon name="Home" /> : null}
              {crumb.label}
            </CrumbLink>
          ),
        )}
      </MuiBreadcrumbs>
    </Measure>
  );
}
