import Button from '@mui/material/Button';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Card as PlainCard, CardGrid, RowList } from '#components/lists.ts';
import { AccordionSection } from '#components/AccordionSection.tsx';
import { toast } from '#components/toast/toasts.tsx';
import {
  copyInstructions,
  formTypesByPriority,
  webhookWords,
  webhooksPage,
  webhookToasts,
} from '#content/admin/webhooks.ts';
import { Notice } from '../shared/Notice.tsx';
import { CardHeading, CardText, Group, GroupHeading, Raw } from '../shared/elements.tsx';
import { copyToClipboard } from '#lib/browser-page.ts';

const Card = styled(PlainCard)(({ theme }) => ({
  '& p, & ul': { ...theme.typography.body2, marginTop: theme.spacing(1) },
  '& ul': { paddingInlineStart: theme.spacing(2.5), listStyle: 'disc' },
  '& li + li': { marginTop: theme.spacing(0.5) },
}));

const Levels = styled(RowList)(({ theme }) => ({
  '& > li': {
    display: 'grid',
    gap: theme.spacing(0.5, 3),
    [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 4fr 6fr', alignItems: 'baseline' },
  },
}));

export function WebhookBenefits() {
  return (
    <Group aria-labelledby="webhook-benefits">
      <GroupHeading id="webhook-benefits">{webhooksPage.benefitsHeading}</GroupHeading>
      <CardGrid columns={{ md: 3 }}>
        {webhooksPage.benefits.map(({ title, text }) => (
          <Card key={title}>
            <CardHeading>{title}</CardHeading>
            <CardText>{text}</CardText>
          </Card>
        ))}
      </CardGrid>
    </Group>
  );
}

export function QuickSetup() {
  const [open, setOpen] = useState(false);
  const copy = async () => {
    const isCopied = await copyToClipboard(copyInstructions);
    if (!isCopied) setOpen(true);
    toast(isCopied ? webhookToasts.copied : webhookToasts.notCopied, 'corner');
  };
  return (
    <Notice tone="waiting" title={webhooksPage.quickSetup.title}>
      <CardText>{webhooksPage.quickSetup.text}</CardText>
      <AccordionSection
        summary={webhooksPage.quickSetup.instructions}
        expanded={open}
        onChange={(_event, expanded) => setOpen(expanded)}
      >
        <Raw>{copyInstructions}</Raw>
      </AccordionSection>
      <Button type="button" variant="outlined" onClick={() => void copy()}>
        {webhookWords.buttons.copy}
      </Button>
    </Notice>
  );
}

/** Which form types to connect first. */
export function PriorityGuide() {
  return (
    <Group aria-labelledby="webhook-guide">
      <GroupHeading id="webhook-guide">{webhooksPage.guide.heading}</GroupHeading>
      <Levels component="ol">
        {formTypesByPriority().map(({ priority, forms }) => (
          <li key={priority}>
            <CardHeading>{webhookWords.priority[priority]}</CardHeading>
            <CardText>{webhooksPage.guide.levels[priority]}</CardText>
            <CardText>{forms.map(({ label }) => label).join(', ')}</CardText>
          </li>
        ))}
      </Levels>
    </Group>
  );
}

export function IntegrationTips() {
  return (
    <Group aria-labelledby="webhook-tips">
      <GroupHeading id="webhook-tips">{webhooksPage.tipsHeading}</GroupHeading>
      <CardGrid columns={{ md: 2 }}>
        {webhooksPage.tips.map(({ heading, items }) => (
          <Card key={heading}>
            <CardHeading>{heading}</CardHeading>
            <List>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </List>
          </Card>
        ))}
      </CardGrid>
    </Group>
  );
}
