import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { ActionRouteLink } from '#components/ActionRouteLink.tsx';
import { Course } from '#components/Course.tsx';
import { business } from '#content/business.ts';
import { notFound } from '#content/not-found.ts';
import { sizes, type } from '#theme/tokens.ts';

const Missing = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  justifyItems: 'start',
  '& h1': { ...theme.typography.h2, margin: 0 },
  '& > p': { margin: 0 },
  '& > p:first-of-type': {
    ...theme.typography.h1,
    fontSize: `min(calc(${type.h1} * 3.5), 36vw)`,
    lineHeight: 1,
  },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1.5), alignItems: 'center' },
  '& > div > a:not(:first-of-type)': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: sizes.target,
    paddingInline: theme.spacing(1),
    color: theme.vars.palette.stone.harbour,
    textUnderlineOffset: '0.25em',
  },
}));

/** Any path that is not a page (specification 1-§2.1). */
export default function NotFoundPage() {
  return (
    <Course>
      <Missing>
        <p>{notFound.code}</p>
        <h1>{notFound.h1}</h1>
        <p>{notFound.text}</p>
        <div>
          <ActionRouteLink to={notFound.home.href}>{notFound.home.label}</ActionRouteLink>
          <Link to={notFound.search.href}>{notFound.search.label}</Link>
          <a href={business.phone.href}>{notFound.call}</a>
        </div>
      </Missing>
    </Course>
  );
}
