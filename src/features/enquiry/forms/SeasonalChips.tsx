import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useClock } from '#components/use-store.ts';
import { heroFormText } from '#content/forms/home-forms.ts';
import { isInSeason, seasonalSuggestions, businessClock } from '#content/forms/seasonal.ts';
import { sizes, type } from '#theme/tokens.ts';
import { useEngine } from '../engine/engine-context.ts';

const Group = styled(Stack)(({ theme }) => ({
  flexFlow: 'row',
  alignItems: 'center',
  minHeight: `calc(${sizes.target} + 2 * ${sizes.focus})`,
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

const monthOf = (now: Date) => businessClock(now).month;

/** The season's services as shortcuts; added after hydration, in a row that is there already. */
export function SeasonalChips() {
  const { declaration, form, touch } = useEngine();
  const month = useClock(monthOf);
  const [isHydrating] = useState(month === undefined);
  // If the page has already selected the service, they would repeat the field above. What was chosen
  // before hydration is a default, too.
  const given = declaration.presets?.['service'] ?? form.formState.defaultValues?.['service'];
  const { inSeason, always } = heroFormText.suggestionsLabel;
  const choose = (option: string) => {
    touch();
    form.setValue('service', option, { shouldDirty: true });
    form.clearErrors('service');
  };
  if (given && !isHydrating) return null;
  if (month === undefined) return <Group className="needs-script" />;
  const label = isInSeason(month) ? inSeason : always;
  return (
    <Group className="needs-script" role="group" aria-label={label}>
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
