import { useTheme } from '@mui/material/styles';
import type { FunnelStep } from '#contract/admin/analytics.ts';

/** Colours of the charts: the tokens' own, which follow the device's scheme. */
export function useColours() {
  const { brand } = useTheme().vars.palette;
  const stages: Readonly<Record<FunnelStep, string>> = {
    leads: brand.hairline,
    contacted: brand.sandstoneDeep,
    visitBooked: brand.ochre,
    quoted: brand.harbour,
    won: brand.eucalypt,
  };
  return { usual: brand.harbour, alarm: brand.alarm, stages };
}
