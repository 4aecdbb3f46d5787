import { ThemeProvider } from '@mui/material/styles';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { LeadSummary } from '#contract/admin/leads.ts';
import { AnswerBy } from '#features/admin/inbox/AnswerBy.tsx';
import { theme } from '#theme/theme.ts';
import { aSummary } from '../../../../support/lead-summary.ts';

const MINUTE = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString();
const wordsOf = (change: Partial<LeadSummary>) =>
  renderToStaticMarkup(
    <ThemeProvider theme={theme}>
      <AnswerBy lead={aSummary(change)} />
    </ThemeProvider>,
  ).replaceAll(/<style[^>]*>.*?<\/style>|<[^>]*>/g, '');

test('a new lead says by when it is to be answered', () => {
  expect(wordsOf({ answerBy: inMinutes(10) })).toMatch(/^answer by (\w{3} )?\d\d:\d\d$/);
});

test('a new lead that was not answered in time says how late it is', () => {
  expect(wordsOf({ answerBy: inMinutes(-200) })).toBe('3 hrs late');
});

test('nothing is said of what has been answered, is spam, or was promised no time', () => {
  const answerBy = inMinutes(-200);
  const rest = { lostReason: '', assignee: '', followUp: null, version: 1 };
  expect(wordsOf({ answerBy, work: { ...rest, stage: 'contacted' } })).toBe('');
  expect(wordsOf({ answerBy, spam: 'owner' })).toBe('');
  expect(wordsOf({ answerBy: null })).toBe('');
  expect(wordsOf({})).toBe('');
});
