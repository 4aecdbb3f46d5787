import AppBar, { type AppBarProps } from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Icon } from '#components/Icon.tsx';
import { business } from '#content/business.ts';
import { navigationText } from '#content/navigation.ts';
import { AssessmentButton } from '#features/enquiry/AssessmentButton.tsx';
import { bars, layers, phone, sizes } from '#theme/tokens.ts';
import { useKeyboardOpen } from '#components/use-keyboard-open.ts';

const QUOTE_PAGE = '/quote';

const Bar = styled((props: Omit<AppBarProps<'aside'>, 'component'>) => (
  <AppBar component="aside" {...props} />
))(({ theme }) => ({
  display: 'none',
  [phone]: {
    zIndex: layers.bottomBar,
    top: 'auto',
    bottom: 0,
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: sizes.hairline,
    paddingBottom: 'env(safe-area-inset-bottom)',
    backgroundColor: theme.vars.palette.brand.band,
    color: theme.vars.palette.brand.onBand,
    borderBottom: 0,
    borderTop: `${sizes.hairline} solid ${theme.vars.palette.brand.bandHairline}`,
    '& > a': {
      minHeight: `calc(var(${bars.bottom}) - env(safe-area-inset-bottom, 0px))`,
      padding: '0.25em',
      fontSize: 'min(1em, 8vw)',
      borderRadius: 0,
      border: 0,
      textDecoration: 'none',
    },
    '&[hidden]': { display: 'none' },
  },
  '@media print': { display: 'none' },
}));

/**
 * Call and Get Quote within thumb's reach on phones; hidden while the on-screen keyboard is open.
 * On the quote page Get Quote is left out.
 */
export function BottomBar({ path }: { path: string }) {
  const { landmark, call, quote } = navigationText.bottomBar;
  const keyboardOpen = useKeyboardOpen();
  return (
    <Bar aria-label={landmark} hidden={keyboardOpen} data-tone="dark">
      <Button
        href={business.phone.href}
        variant="text"
        aria-label={`${call} ${business.phone.display}`}
      >
        <Icon name="Phone" />
        {call}
      </Button>
      {path === QUOTE_PAGE ? null : <AssessmentButton opener="quote">{quote}</AssessmentButton>}
    </Bar>
  );
}
