import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { FieldFrame } from '#components/fields/FieldFrame.tsx';
import { Select, TextArea } from '#components/fields/controls.tsx';
import { answersText as words } from '#content/admin/answers.ts';
import { pageHref } from '#content/pages/index.ts';
import {
  answerLimits,
  type AnswerTexts,
  answerTextsSchema,
  type AnswerValues,
  filledAnswer,
  missingPlaceholders,
} from '#contract/admin/answers.ts';
import type { LeadChange, LeadDetail } from '#contract/admin/leads.ts';
import { workOf } from '#contract/admin/lead-work.ts';
import { paths } from '#contract/paths.ts';
import { dialled } from '#contract/phone.ts';
import { call } from '../api/call.ts';
import { useRemote } from '../api/queries.ts';
import { ownName } from '../inbox/lead-calls.ts';
import { RemoteView } from '../shared/Notice.tsx';
import { ButtonRow } from '../shared/elements.tsx';
import { formatMoment } from '../shared/format.ts';
import { FactSection } from './FactSection.tsx';
import { firm } from '../session/firm.ts';

type Props = { lead: LeadDetail; busy: boolean; onSave: (change: LeadChange) => void };

/** Answers in the firm's own words, opened in the phone's SMS or mail program. */
export function ReplyTexts(props: Props) {
  const { remote, retry } = useRemote(['answers'], (signal) =>
    call(answerTextsSchema, paths.adminAnswers, { signal }),
  );
  return (
    <FactSection heading={words.heading} fact={replyFact(props.lead)}>
      <RemoteView remote={remote} words={words} onRetry={retry}>
        {(texts) => <Reply texts={texts} {...props} />}
      </RemoteView>
    </FactSection>
  );
}

function replyFact({ review }: LeadDetail): string {
  if (review?.isDeclined) return words.review.declined;
  return review?.askedAt ? words.review.asked(formatMoment(review.askedAt)) : '';
}

/** What the placeholders stand for on this lead; empty where it does not say. */
export function valuesOf(lead: LeadDetail, person: string): AnswerValues {
  const { visit = null } = workOf(lead);
  return {
    name: lead.name,
    firstName: lead.name.split(' ')[0] ?? '',
    service: lead.job ?? '',
    suburb: lead.suburb ?? '',
    promised: lead.answerBy ? formatMoment(lead.answerBy) : '',
    visit: visit === null ? '' : formatMoment(visit.at),
    firm: firm().name,
    person,
    reviewPage: `${location.origin}${pageHref('review')}`,
  };
}

const REVIEW = 'review';

function Reply({ texts, lead, busy, onSave }: Props & { texts: AnswerTexts }) {
  const id = useId();
  const [chosen, setChosen] = useState('');
  const [message, setMessage] = useState('');
  const values = valuesOf(lead, ownName());
  const { review = { askedAt: null, isDeclined: false } } = lead;
  const isWon = workOf(lead).stage === 'won';
  const mayAsk = isWon && review.askedAt === null && !review.isDeclined;
  const options = [
    ...texts.texts.map(({ name, text }, index) => ({ value: `${index}`, name, text })),
    ...(mayAsk ? [{ value: REVIEW, name: words.review.name, text: texts.review }] : []),
  ].map((option) => ({ ...option, missing: missingPlaceholders(option.text, values) }));
  const choose = (value: string) => {
    setChosen(value);
    const option = options.find((one) => one.value === value);
    setMessage(option === undefined ? '' : filledAnswer(option.text, values));
  };
  const opened = () => {
    if (chosen === REVIEW) onSave({ review: 'asked' });
  };
  const number = dialled(lead.phone);
  const body = encodeURIComponent(message);
  const subject = encodeURIComponent(words.subject(firm().name));
  return (
    <>
      <FieldFrame id={`${id}-choice`} label={words.choose}>
        <Select id={`${id}-choice`} value={chosen} onChange={({ target }) => choose(target.value)}>
          <option value="">{words.own}</option>
          {options.map(({ value, name, missing }) => (
            <option key={value} value={value} disabled={missing.length > 0}>
              {missing.length > 0 ? `${name} (${words.missing(missing)})` : name}
            </option>
          ))}
        </Select>
      </FieldFrame>
      <FieldFrame id={`${id}-message`} label={words.text}>
        <TextArea
          id={`${id}-message`}
          rows={4}
          maxLength={answerLimits.textMax}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
      </FieldFrame>
      <ButtonRow>
        {number.startsWith('+614') ? (
          <Button href={`sms:${number}?&body=${body}`} variant="outlined" onClick={opened}>
            {words.sms}
          </Button>
        ) : null}
        {lead.email === '' ? null : (
          <Button
            href={`mailto:${encodeURIComponent(lead.email)}?subject=${subject}&body=${body}`}
            variant="outlined"
            onClick={opened}
          >
            {words.email}
          </Button>
        )}
        {isWon && !review.isDeclined ? (
          <Button
            type="button"
            variant="text"
            disabled={busy}
            onClick={() => onSave({ review: 'declined' })}
          >
            {words.review.decline}
          </Button>
        ) : null}
      </ButtonRow>
    </>
  );
}
