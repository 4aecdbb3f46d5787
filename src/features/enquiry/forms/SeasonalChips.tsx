import styled from '@emotion/styled';
import { useState } from 'react';
import { ActionButton } from '#components/ActionButton.tsx';
import { heroFormText } from '#content/forms/hero.ts';
import { seasonalSuggestions, sydneyClock } from '#content/forms/seasonal.ts';
import { type } from '#theme/tokens.ts';
import { useEngine } from '../engine/engine-context.ts';

const Group = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  fontSize: type.small,
  '& p': { flexBasis: '100%', margin: 0, color: theme.vars.palette.stone.inkSoft },
}));

/**
 * The season's services (specification 1-§4), one press each. Shown in the second step only, which
 * is never prerendered, so the date of the phone can be asked.
 */
export function SeasonalChips() {
  const { form, touch } = useEngine();
  const [suggestions] = useState(() => seasonalSuggestions(sydneyClock(new Date()).month));
  const choose = (option: string) => {
    touch();
    form.setValue('service', option, { shouldDirty: true });
    form.clearErrors('service');
  };
  return (
    <Group role="group" aria-label={heroFormText.suggestionsLabel}>
      <p aria-hidden>{heroFormText.suggestionsLabel}</p>
      {suggestions.map(({ value, label, option }) => (
        <ActionButton key={value} type="button" emphasis="line" onClick={() => choose(option)}>
          {label}
        </ActionButton>
      ))}
    </Group>
  );
}
