// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emergencyNotes } from '#content/catalogue-notes.ts';
import { firstConfirmation } from '#content/admin/confirmations.ts';
import { homeContact } from '#content/home/sections.ts';
import { leadCaptureIntro } from '#content/forms/lead-capture.ts';
import { promiseFor } from '#content/forms/promise.ts';
import { popupOpeners } from '#content/forms/popup.ts';
import { quote } from '#content/quote.ts';
import type { FormType } from '#contract/form-types.ts';
import { toastOf } from '#features/enquiry/engine/send.ts';
import { formatMoment } from '#features/requests/time.ts';
import { LeadStatus } from '#features/requests/LeadStatus.tsx';
import { shownStateOf } from '#features/requests/shown-state.ts';
import { AnswerBy } from '#features/admin/inbox/AnswerBy.tsx';
import { settled } from '#outbox/leads/lifecycle.ts';
import { newRow } from '#outbox/leads/store.ts';
import { confirmationMail } from '#server/notices/confirmations.ts';
import { theme } from '#theme/theme.ts';
import { aSummary } from '../../support/lead-summary.ts';
import { answers, envelopeFor, serverAt, submissionFor } from '../../support/submission.ts';
import { BUSINESS_TIME_ZONE } from '#content/business-time.ts';
import { firmTime } from '../../support/firm-clock.ts';

type Words = { readonly enquiry: string; readonly message: string };
const MONDAY = 'on Monday by 9 am';

/** When it is by the firm's clock, and what is promised then. */
const moments: readonly (readonly [name: string, at: string, zone: string, Words])[] = [
  [
    'while we are open',
    '2026-07-07T10:00',
    BUSINESS_TIME_ZONE,
    { enquiry: 'within 24 hours', message: 'within 2 hours' },
  ],
  [
    'while we are closed',
    '2026-07-07T20:00',
    BUSINESS_TIME_ZONE,
    { enquiry: 'within 24 hours', message: 'on Wednesday by 9 am' },
  ],
  [
    'on a Saturday evening',
    '2026-07-11T19:00',
    BUSINESS_TIME_ZONE,
    { enquiry: MONDAY, message: MONDAY },
  ],
  [
    'on a public holiday',
    '2027-12-27T10:00',
    BUSINESS_TIME_ZONE,
    { enquiry: 'on Wednesday by 9 am', message: 'on Wednesday by 9 am' },
  ],
  [
    'by New York’s clock, a day behind',
    '2026-07-12T08:00',
    'America/New_York',
    { enquiry: MONDAY, message: MONDAY },
  ],
];

type Form = { readonly formType: FormType; readonly promised: (words: Words) => string };
const enquiry = ({ enquiry: words }: Words) => words;

/** Every form that promises a time; feedback promises none. */
const forms: readonly (Form & { data?: object })[] = [
  { formType: 'hero_contact', promised: enquiry },
  { formType: 'assessment_popup', promised: enquiry },
  { formType: 'enhanced_contact', promised: enquiry },
  { formType: 'lead_capture', promised: enquiry },
  { formType: 'smart_lead', promised: enquiry },
  { formType: 'quick_assessment', promised: enquiry },
  { formType: 'modern_contact', promised: ({ message }) => message },
  {
    formType: 'lead_capture',
    data: { topic: emergencyNotes.topic },
    promised: () => 'within 2 hours',
  },
  {
    formType: 'smart_lead',
    data: { additionalServices: ['emergency'] },
    promised: () => 'within 2 hours',
  },
];

const NAMES_A_TIME = /within \d+ hours|on [A-Z]\w+day(?: week)? by [\d.]+ [ap]m/g;

/** Every time that a text names, once. */
const timesIn = (text: string) => [...new Set(text.match(NAMES_A_TIME))];

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function textOf(element: React.ReactElement): string {
  render(<ThemeProvider theme={theme}>{element}</ThemeProvider>);
  const text = document.body.textContent;
  cleanup();
  return text;
}

describe.each(moments)('%s', (_name, at, zone, words) => {
  beforeEach(() => {
    vi.stubEnv('TZ', zone);
    vi.useFakeTimers({ now: firmTime(at), toFake: ['Date'] });
  });
  afterEach(() => void vi.unstubAllEnvs());

  test.each(forms)(
    '$formType $data names one time in every place',
    ({ formType, data, promised }) => {
      const now = Date.now();
      const envelope = envelopeFor({ formType, data: { ...data } });
      const receipt = { receipt: 'K7Q2-MMMM-0001', receivedAt: new Date(now).toISOString() };
      const row = settled(
        newRow(submissionFor(serverAt(), { formType, data: { ...data } }), now),
        { kind: 'delivered', receipt },
        now + 1_500,
      );
      const sentAnswers = { ...answers[formType], ...data };
      const toast = toastOf(formType, { kind: 'delivered', row }, sentAnswers);
      const page = textOf(
        <LeadStatus current={shownStateOf({ status: 'ready', rows: [row], photos: [] }, row.id)} />,
      );
      const mail = confirmationMail(
        firstConfirmation(formType),
        { id: row.id, formType, answers: envelope.data, ...receipt },
        'mary@example.com',
      );
      const time = promised(words);
      expect(timesIn(`${toast.title} ${toast.description}`)).toEqual([time]);
      expect(timesIn(page)).toEqual([time]);
      expect(timesIn(mail.text)).toEqual([time]);

      const answerBy = promiseFor(formType, envelope.data, new Date(now))?.by.toISOString() ?? null;
      expect(page).toContain(`Answer by ${formatMoment(Date.parse(answerBy ?? ''))}`);
      vi.setSystemTime(Date.parse(answerBy ?? '') - 1_000);
      expect(textOf(<AnswerBy lead={aSummary({ answerBy })} />)).toContain('answer by');
      vi.setSystemTime(Date.parse(answerBy ?? '') + 90_000);
      expect(textOf(<AnswerBy lead={aSummary({ answerBy })} />)).toContain('late');
    },
  );

  test('the popup announces what its toast says', () => {
    for (const { intro } of Object.values(popupOpeners))
      expect(timesIn(intro(new Date()))).toEqual([words.enquiry]);
  });

  test('what the pages say at any hour holds', () => {
    const rule = 'within 24 hours, or on the next day that we open';
    expect(leadCaptureIntro('Masonry')).toContain(rule);
    expect(quote.lead).toContain(rule);
    expect(homeContact.intro).toContain('within 2 hours in opening hours');
    expect(leadCaptureIntro(emergencyNotes.topic)).toContain('within 2 hours, day or night');
  });
});

test('feedback names no time, anywhere', () => {
  const now = Date.now();
  const row = settled(
    newRow(submissionFor(serverAt(), { formType: 'feedback' }), now),
    { kind: 'delivered', receipt: null },
    now,
  );
  render(
    <ThemeProvider theme={theme}>
      <LeadStatus current={shownStateOf({ status: 'ready', rows: [row], photos: [] }, row.id)} />
    </ThemeProvider>,
  );
  expect(screen.getByRole('status').textContent).toContain('We have your feedback');
  expect(screen.getByRole('status').textContent).not.toMatch(/within|Answer by/);
  expect(promiseFor('feedback', {}, new Date(now))).toBeNull();
});
