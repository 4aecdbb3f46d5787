import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { AsElement } from '#components/text.tsx';
import { install } from '#content/install.ts';
import { sizes, type as typeScale } from '#theme/tokens.ts';

const Steps = styled(List)<AsElement>(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  fontSize: typeScale.small,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: theme.spacing(1.5),
    alignItems: 'center',
  },
}));

const Drawing = styled('svg')(({ theme }) => ({
  width: sizes.bottomBar,
  height: sizes.target,
  fill: 'none',
  stroke: theme.vars.palette.brand.harbour,
  strokeWidth: 1.5,
  '& .press': { stroke: theme.vars.palette.brand.oxide, strokeWidth: 2 },
  '& .plate': {
    fill: theme.vars.palette.brand.sandstoneWash,
    stroke: theme.vars.palette.brand.hairline,
  },
  '& .words': { stroke: theme.vars.palette.brand.inkSoft },
}));

/** What is pressed, drawn as it looks on the phone: the Share square, the menu's row, the Add button. */
const drawings: Readonly<Record<(typeof install.iphone.steps)[number]['id'], ReactNode>> = {
  share: (
    <>
      <rect className="plate" x="1" y="1" width="54" height="46" />
      <path className="press" d="M23 20h-4v18h18V20h-4M28 29V9m-5 5 5-5 5 5" />
    </>
  ),
  add: (
    <>
      <rect className="plate" x="1" y="1" width="54" height="46" />
      <path className="words" d="M7 12h22M7 38h18" />
      <path className="press" d="M4 18h48v13H4z" />
      <path className="words" d="M9 24.5h24" />
      <path className="press" d="M41 20.5h8v8h-8zM45 22.5v4m-2-2h4" />
    </>
  ),
  confirm: (
    <>
      <rect className="plate" x="1" y="1" width="54" height="46" />
      <path className="words" d="M7 11h9M22 11h12" />
      <path className="press" d="M39 5h13v12H39zM42 11l2.5 2.5L49 9" />
      <path className="words" d="M7 23h12v12H7zM24 26h22M24 32h14" />
    </>
  ),
};

/** How to add the site to the home screen of an iPhone, step by step, drawn. */
export function IphoneSteps() {
  return (
    <Steps component="ol">
      {install.iphone.steps.map(({ id, text }) => (
        <ListItem key={id}>
          <Drawing viewBox="0 0 56 48" aria-hidden>
            {drawings[id]}
          </Drawing>
          <span>{text}</span>
        </ListItem>
      ))}
    </Steps>
  );
}
