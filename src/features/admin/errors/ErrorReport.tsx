import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ErrorEntry } from '#contract/admin/error-list.ts';
import { AccordionSection } from '#components/AccordionSection.tsx';
import { Stamp } from '#components/text.tsx';
import { errorLog, severityLabels } from '#content/admin/error-log.ts';
import { formatMoment } from '../shared/format.ts';
import { ButtonRow, Facts, Raw } from '../shared/table.ts';
import { CardText } from '../shared/text.tsx';

const words = errorLog.page;

const Item = styled(ListItem)(({ theme }) => ({
  // The list's own style for its rows is stronger.
  '&&&': { display: 'grid', gap: theme.spacing(1), paddingBlock: theme.spacing(2) },
  '& h2': { fontWeight: 650, overflowWrap: 'anywhere' },
  '&[data-resolved]': { color: theme.vars.palette.brand.inkSoft },
}));

/** One cause of errors: how often, where, and what visitors wrote about it. */
export function ErrorReport({
  entry,
  onResolve,
  onRemove,
}: {
  entry: ErrorEntry;
  onResolve: () => void;
  onRemove: () => void;
}) {
  return (
    <Item data-resolved={entry.resolved ? '' : undefined}>
      <Typography component="h2">{entry.message}</Typography>
      <CardText component="div">
        <Stamp>{entry.resolved ? words.resolved : severityLabels[entry.severity]}</Stamp>{' '}
        {words.times(entry.count)}, {words.last}{' '}
        <time dateTime={entry.lastSeenAt}>{formatMoment(entry.lastSeenAt)}</time>, {entry.url}
      </CardText>
      {entry.feedback.length === 0 ? null : (
        <div>
          <CardText>{words.feedback}:</CardText>
          <List>
            {entry.feedback.map((one) => (
              <li key={`${one.receivedAt} ${one.feedback}`}>
                {formatMoment(one.receivedAt)}: {one.feedback}
              </li>
            ))}
          </List>
        </div>
      )}
      <AccordionSection summary={words.stack}>
        <Facts>
          <dt>{words.first}</dt>
          <dd>{formatMoment(entry.firstSeenAt)}</dd>
          <dt>{words.agent}</dt>
          <dd>{entry.userAgent}</dd>
        </Facts>
        <Raw>{entry.stack ?? entry.userMessage}</Raw>
      </AccordionSection>
      <ButtonRow>
        <Button type="button" variant="outlined" onClick={onResolve}>
          {entry.resolved ? words.buttons.reopen : words.buttons.resolve}
        </Button>
        <Button type="button" variant="text" onClick={onRemove}>
          {words.buttons.remove}
        </Button>
      </ButtonRow>
    </Item>
  );
}
