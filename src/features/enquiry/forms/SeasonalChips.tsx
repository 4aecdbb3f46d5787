import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { heroFormText } from '#content/forms/hero.ts';
import { isInSeason, seasonalSuggestions, sydneyClock } from '#content/forms/seasonal.ts';
import { type } from '#theme/tokens.ts';
import { useEngine } from '../engine/engine-context.ts';

const Group = styled(Stack)(({ theme }) => ({
  flexFlow: 'row wrap',
  gap: theme.spacing(1),
  fontSize: type.small,
  '& > p': { flexBasis: '100%', color: theme.vars.palette.brand.inkSoft },
}));

/**
 * The season's services, one press each. Shown in the second step only, which
 * is never prerendered, so the date of the phone can be asked.
 */
export function SeasonalChips() {
  const { form, touch } = useEngine();
  const [month] = useState(() => sydneyClock(new Date()).month);
  const { inSeason, always } = heroFormText.suggestionsLabel;
  const label = isInSeason(month) ? inSeason : always;
  const choose = (option: string) => {
    touch();
    form.setValue('service', option, { shouldDirty: true });
    form.clearErrors('service');
  };
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
