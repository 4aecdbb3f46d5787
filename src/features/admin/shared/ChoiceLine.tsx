import ToggleButtonGroup, { type ToggleButtonGroupProps } from '@mui/material/ToggleButtonGroup';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { sizes, type } from '#theme/tokens.ts';

const Line = styled(ToggleButtonGroup)(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
  // Room for the focus ring, which scrolling would clip.
  margin: `calc(-1 * ${sizes.focus})`,
  padding: sizes.focus,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& > button': {
    '&&&': {
      flex: 'none',
      minHeight: sizes.target,
      margin: 0,
      paddingInline: theme.spacing(1.5),
      border: `${sizes.hairline} solid ${theme.vars.palette.brand.hairline}`,
      borderRadius: sizes.corner,
    },
    fontSize: type.small,
    lineHeight: 1.25,
    textTransform: 'none',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums lining-nums',
    color: theme.vars.palette.brand.ink,
    backgroundColor: theme.vars.palette.brand.paper,
  },
  '& > .Mui-selected.Mui-selected, & > .Mui-selected.Mui-selected:hover': {
    color: theme.vars.palette.brand.onHarbour,
    fontWeight: 650,
    backgroundColor: theme.vars.palette.brand.harbour,
    borderColor: theme.vars.palette.brand.harbour,
  },
}));

/**
 * One choice among buttons in one line, which scrolls sideways on phones to the selected one.
 * `isReady` says that the buttons have their final widths.
 */
export function ChoiceLine({
  isReady = true,
  ...props
}: Omit<ToggleButtonGroupProps, 'ref' | 'exclusive'> & { isReady?: boolean }) {
  const { value } = props;
  const line = useRef<HTMLDivElement>(null);
  // Not on every render: a press would move the line under the finger.
  useEffect(() => {
    const element = line.current;
    const selected = element?.querySelector<HTMLElement>(`[value="${CSS.escape(String(value))}"]`);
    if (!element || !selected || !isReady) return;
    element.scrollLeft = selected.offsetLeft - element.offsetLeft - element.clientWidth / 3;
  }, [value, isReady]);
  return <Line {...props} exclusive ref={line} />;
}
