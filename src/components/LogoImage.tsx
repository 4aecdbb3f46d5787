import { styled } from '@mui/material/styles';
import { light, sizes } from '#theme/tokens.ts';

/** As tall as the drawn mark, at most four times as wide, and never over a quarter of the screen. */
export const LogoImage = styled('img')(({ theme }) => ({
  display: 'block',
  flex: 'none',
  width: 'auto',
  maxWidth: `min(${theme.spacing(20)}, 25vw)`,
  height: theme.spacing(5),
  objectFit: 'contain',
  // Chooses the file's own rules for dark ground, whatever the scheme of the page.
  '@media screen': { '[data-tone="dark"] &': { colorScheme: 'dark' } },
}));

/** The same on a light plate wherever the ground is dark: its colours would not be seen there. */
export const LogoOnPlate = styled(LogoImage)(({ theme }) => {
  const plate = {
    // No larger than without: the bar measures the same at night.
    boxSizing: 'border-box',
    padding: theme.spacing(0.5),
    borderRadius: sizes.corner,
    backgroundColor: light.paper,
  } as const;
  return {
    '@media screen': { '[data-tone="dark"] &': plate },
    '@media screen and (prefers-color-scheme: dark)': plate,
    '@media (forced-colors: active)': { ...plate, forcedColorAdjust: 'none' },
  };
});
