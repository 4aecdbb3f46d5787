import Button from '@mui/material/Button';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ErrorRecord } from '#contract/error-record.ts';
import { AccordionSection } from '#components/AccordionSection.tsx';
import { Stamp } from '#components/text.tsx';
import { errorLog, severityLabels } from '#content/admin/error-log.ts';
import { dateFormat } from '#content/date-format.ts';
import { type } from '#theme/tokens.ts';
import { ErrorFeedback } from './ErrorFeedback.tsx';

const Entry = styled(ListItem)(({ theme }) => ({
  // The list's own style for its rows is stronger.
  '&&&': { display: 'grid', paddingBlock: theme.spacing(2) },
  justifyItems: 'start',
  gap: theme.spacing(1),
  overflowWrap: 'anywhere',
  '& form, & details': { width: '100%' },
  '& pre': { margin: 0, fontSize: type.note, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
}));

const moment = dateFormat({ dateStyle: 'medium', timeStyle: 'medium' });

/** One error of the local log. */
export function ErrorEntryView({
  entry,
  onResolve,
}: {
  entry: ErrorRecord;
  onResolve: () => void;
}) {
  return (
    <Entry>
      <Typography variant="inherit" component="div">
        <Stamp>{severityLabels[entry.severity]}</Stamp>{' '}
        <time dateTime={entry.timestamp}>{moment(new Date(entry.timestamp))}</time> {entry.url}
      </Typography>
      <Typography variant="inherit">{entry.message}</Typography>
      <AccordionSection summary={errorLog.panel.technical}>
        <Typography variant="inherit">{entry.userMessage}</Typography>
        <pre>{entry.stack ?? ''}</pre>
        <ErrorFeedback errorId={entry.id} />
      </AccordionSection>
      <Button type="button" variant="outlined" onClick={onResolve}>
        {errorLog.panel.resolve}
      </Button>
    </Entry>
  );
}
