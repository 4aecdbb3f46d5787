import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { LogoMark } from '#components/LogoMark.tsx';
import { Measure } from '#components/Section.tsx';
import { adminApp } from '#content/admin/app.ts';
import { bars, belowBar, phone } from '#theme/media.ts';
import { AdminBar } from './AdminBar.tsx';
import { AdminBottomBar } from './AdminBottomBar.tsx';
import { DRAWER_WIDTH, AdminDrawer } from './AdminDrawer.tsx';
import type { AdminScreenId } from './screens.ts';

const Main = styled('main')(({ theme }) => ({
  paddingBlockEnd: `calc(var(${bars.bottom}) + ${theme.spacing(4)})`,
  '&[data-inside]': {
    paddingBlockStart: `calc(${belowBar})`,
    marginInlineStart: DRAWER_WIDTH,
    [phone]: { marginInlineStart: 0 },
    '@media print': { marginInlineStart: 0 },
  },
  '& a': { color: theme.vars.palette.brand.harbour },
}));

const Door = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  paddingBlock: theme.spacing(6, 4),
}));

/**
 * The shell of the owner's screens. `current` is null before the sign-in: nothing is shown then but
 * what `children` are, below the firm's name.
 */
export function AdminFrame({
  current,
  head,
  children,
}: {
  current: AdminScreenId | null;
  head: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      {current === null ? null : (
        <>
          <AdminBar />
          <AdminDrawer current={current} />
        </>
      )}
      <Main id="main-content" tabIndex={-1} {...(current === null ? {} : { 'data-inside': '' })}>
        <Measure>
          {current === null ? (
            <Door>
              <LogoMark />
              <Typography variant="h3" component="h1">
                {adminApp.name}
              </Typography>
            </Door>
          ) : (
            head
          )}
          {children}
        </Measure>
      </Main>
      {current === null ? null : <AdminBottomBar current={current} />}
    </>
  );
}
