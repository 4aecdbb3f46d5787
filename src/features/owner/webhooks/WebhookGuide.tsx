import styled from '@emotion/styled';
import { useRef } from 'react';
import { ActionButton } from '#components/ActionButton.tsx';
import { Bonded, Stone } from '#components/Bonded.tsx';
import { toast } from '#components/toast/toasts.ts';
import {
  copyInstructions,
  formTypesByPriority,
  webhookPanel,
  webhooksPage,
  webhookToasts,
} from '#content/admin/webhooks.ts';
import { sizes } from '#theme/tokens.ts';
import { Notice } from '../parts/Notice.tsx';
import { Disclosure, Group, Raw } from '../parts/table.ts';

const Card = styled(Stone)(({ theme }) => ({
  '& h3': { ...theme.typography.h4, margin: 0 },
  '& p, & ul': { ...theme.typography.body2, margin: theme.spacing(1, 0, 0) },
  '& ul': { paddingInlineStart: theme.spacing(2.5) },
  '& li + li': { marginTop: theme.spacing(0.5) },
}));

const Levels = styled('ol')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBottom: `${sizes.joint} solid ${theme.vars.palette.stone.joint}`,
  '& > li': {
    display: 'grid',
    gap: theme.spacing(0.5, 3),
    paddingBlock: theme.spacing(1.5),
    borderTop: `${sizes.joint} solid ${theme.vars.palette.stone.joint}`,
    [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 4fr 6fr', alignItems: 'baseline' },
  },
  '& p': { ...theme.typography.body2, margin: 0 },
}));

/** Three cards that say what webhooks are good for. */
export function WebhookBenefits() {
  return (
    <Group aria-labelledby="webhook-benefits">
      <h2 id="webhook-benefits">{webhooksPage.benefitsHeading}</h2>
      <Bonded columns={{ md: 3 }}>
        {webhooksPage.benefits.map(({ title, text }) => (
          <Card key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </Card>
        ))}
      </Bonded>
    </Group>
  );
}

/** The quick-setup alert, with the steps to read or to copy. */
export function QuickSetup() {
  const details = useRef<HTMLDetailsElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(copyInstructions);
      toast(webhookToasts.copied, 'corner');
    } catch {
      if (details.current) details.current.open = true;
      toast(webhookToasts.notCopied, 'corner');
    }
  };
  return (
    <Notice tone="waiting" title={webhooksPage.quickSetup.title}>
      <p>{webhooksPage.quickSetup.text}</p>
      <Disclosure ref={details}>
        <summary>{webhooksPage.quickSetup.instructions}</summary>
        <Raw>{copyInstructions}</Raw>
      </Disclosure>
      <ActionButton type="button" emphasis="line" onClick={() => void copy()}>
        {webhookPanel.buttons.copy}
      </ActionButton>
    </Notice>
  );
}

/** Which form types to connect first. */
export function PriorityGuide() {
  return (
    <Group aria-labelledby="webhook-guide">
      <h2 id="webhook-guide">{webhooksPage.guide.heading}</h2>
      <Levels>
        {formTypesByPriority().map(({ priority, forms }) => (
          <li key={priority}>
            <h3>{webhookPanel.priority[priority]}</h3>
            <p>{webhooksPage.guide.levels[priority]}</p>
            <p>{forms.map(({ label }) => label).join(', ')}</p>
          </li>
        ))}
      </Levels>
    </Group>
  );
}

/** Tips for mapping fields and for automations. */
export function IntegrationTips() {
  return (
    <Group aria-labelledby="webhook-tips">
      <h2 id="webhook-tips">{webhooksPage.tipsHeading}</h2>
      <Bonded columns={{ md: 2 }}>
        {webhooksPage.tips.map(({ heading, items }) => (
          <Card key={heading}>
            <h3>{heading}</h3>
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </Card>
        ))}
      </Bonded>
    </Group>
  );
}
