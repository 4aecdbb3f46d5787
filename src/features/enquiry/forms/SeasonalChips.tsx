import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { heroFormText } from '#content/forms/home-forms.ts';
import { isInSeason, seasonalSuggestions, businessClock } from '#content/forms/seasonal.ts';
import { sizes, type } from '#theme/tokens.ts';
import { useEngine } from '../engine/engine-context.ts';

const Group = styled(Stack)(({ theme }) => ({
  flexFlow: 'row',
  alignItems: 'center',
  gap: theme.spacing(1),
  // Full-bleed, so that it is visible that the row scrolls; leaves space for the focus ring.
  padding: sizes.focus,
  margin: `calc(${sizes.focus} * -1)`,
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  fontSize: type.small,
  whiteSpace: 'nowrap',
  '& > *': { flex: 'none' },
  '& > p': { color: theme.vars.palette.brand.inkSoft },
  [theme.breakpoints.down('sm')]: { '& > p': { display: 'none' } },
}));

/**
 * The season's services as shortcuts. Shown only in the second step, which is never prerendered, so
 * that the phone's date can be used.
 */
export function SeasonalChips() {
  const { declaration, form, touch } = useEngine();
  const [month] = useState(() => businessClock(new Date()).month);
  // If the page has already selected the service, they would repeat the field above.
  const given = declaration.presets?.['service'] ?? form.formState.defaultValues?.['service'];
  const { inSeason, always } = heroFormText.suggestionsLabel;
  const label = isInSeason(month) ? inSeason : always;
  const choose = (option: string) => {
    touch();
    form.setValue('service', option, { shouldDirty: true });
    form.clearErrors('service');
  };
  if (given) return null;
  return (
    <Group role="group" aria-label={label}>
      <Typography aria-hidden variant="inherit">
        {label}
      </Typography>
      {seasonalSuggestions(month).map(({ value, label: service, option }) => (
        <Button key={value} type="button" variant="outlined" onClick={() => choose(option)}>
          {service}
        </Button>
      ))}
    </Group>
  );
}
