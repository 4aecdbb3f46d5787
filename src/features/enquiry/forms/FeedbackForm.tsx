import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { type ReactNode, use, useState } from 'react';
import { buttons, formText } from '#content/forms/common.ts';
import { feedbackFields, quoteConsents, review } from '#content/review.ts';
import { feedbackMissing } from '#content/forms/toasts.ts';
import type { FieldText } from '#content/forms/types.ts';
import { siteConfig } from '#content/site-config.ts';
import { limits } from '#contract/limits.ts';
import type { FormDeclaration } from '../engine/declaration.ts';
import { useEngine } from '../engine/engine-context.ts';
import { useEnquiryForm } from '../engine/use-enquiry-form.ts';
import { choicesOf, type FormValues } from '../engine/values.ts';
import { ChoiceField } from '../fields/choice-fields.tsx';
import { FormShell } from '../fields/FormShell.tsx';
import { LongTextField } from '../fields/text-fields.tsx';
import { BeforeSend } from '../fields/before-send.ts';
import { WaitingButton } from '../fields/form-actions.tsx';
import { EmailField, NameField } from '../fields/person-fields.tsx';

/** The ratings there are. */
const COUNTS = [1, 2, 3, 4, 5] as const;

/** Whether a rating is praise; the others are complaints. */
export const isPraise = (rating: number): boolean => rating > review.privateUpTo;

const mayQuote = (values: FormValues): boolean =>
  choicesOf(values, 'consent').includes(quoteConsents[0].value);

/** Feedback for a rating of 1 to 5; praise may be quoted if its writer agrees. */
export function feedbackForm(rating: number): FormDeclaration {
  const consent = isPraise(rating) ? { consent: [] } : {};
  return {
    formType: 'feedback',
    id: 'feedback-form',
    draftKey: 'feedback',
    defaults: { name: '', email: '', feedback: '', ...consent },
    steps: [['name', 'email', 'feedback', ...Object.keys(consent)]],
    schema: ({ answerSchemas }) => answerSchemas.feedback,
    derive: (values) => ({
      rating,
      submissionType: 'feedback',
      ...(mayQuote(values) ? { mayQuote: true } : {}),
    }),
    toastSystem: 'dialog',
    missing: { fields: ['feedback'], toast: feedbackMissing },
    thankYou: false,
  };
}

export function FeedbackFields() {
  return <Fields text={feedbackFields.feedback} />;
}

/** The same fields for praise. */
export function PraiseFields() {
  return <Fields text={feedbackFields.praise} />;
}

function Fields({ text, label }: { text: FieldText; label?: ReactNode }) {
  return (
    <>
      <NameField text={feedbackFields.name} required={false} />
      <EmailField text={feedbackFields.email} required={false} />
      <LongTextField
        name="feedback"
        text={text}
        label={label}
        required
        max={limits.descriptionMax}
      />
    </>
  );
}

/** Whether praise may be quoted; a correction does not change it. */
function ConsentField() {
  return (
    <ChoiceField
      name="consent"
      text={feedbackFields.consent}
      options={quoteConsents}
      kind="checkbox"
    />
  );
}

/** Disabled while there is only white space. */
function SendFeedback() {
  const { sending } = useEngine();
  const { idle, busy } = buttons.feedback;
  return (
    <>
      {use(BeforeSend)}
      <WaitingButton field="feedback" waitsFor={formText.waitsFor.feedback} disabled={sending}>
        {sending ? busy : idle}
      </WaitingButton>
    </>
  );
}

const ratings = COUNTS.map((count) => ({ value: String(count), label: review.star(count) }));

const chosen = (ratings: readonly number[]) =>
  `&:has(:is(${ratings.map((rating) => `[value="${rating}"]`).join()}):checked)`;

/** What follows the rating without script: nothing until one is chosen, then what is asked for it. */
const ByRating = styled(Stack)(({ theme }) => ({
  gap: theme.spacing(2.5),
  '&:not(:has([name="rating"]:checked)) [data-for]': { display: 'none' },
  [`${chosen(COUNTS.filter(isPraise))} [data-for="complaint"]`]: { display: 'none' },
  [`${chosen(COUNTS.filter((count) => !isPraise(count)))} [data-for="praise"]`]: {
    display: 'none',
  },
}));

const hasPublicPage = siteConfig.reviewUrl !== '';

const labelByRating = (
  <>
    <span data-for="complaint">{feedbackFields.feedback.label}</span>
    <span data-for="praise">{feedbackFields.praise.label}</span>
  </>
);

/** The feedback form without script, in which the rating is the first question. */
export function FeedbackWithoutScript() {
  return (
    <noscript>
      <RatedFeedback />
    </noscript>
  );
}

function RatedFeedback() {
  const { engine } = useEnquiryForm(feedbackForm(0));
  return (
    <FormShell engine={engine} label={review.feedback.title} isOnlyWithoutScript>
      <ByRating>
        <ChoiceField
          name="rating"
          text={{ label: review.starsLabel }}
          options={ratings}
          kind="radio"
          required
        />
        <Stack spacing={1} data-for="complaint">
          <Typography variant="h2">{review.feedback.title}</Typography>
          <Typography>{review.feedback.text}</Typography>
        </Stack>
        <Stack spacing={1} data-for="praise">
          <Typography variant="h2">{review.praise.title}</Typography>
          <Typography>{hasPublicPage ? review.praise.text : review.praise.unavailable}</Typography>
        </Stack>
        {hasPublicPage ? (
          <Button data-for="praise" href={siteConfig.reviewUrl} target="_blank" rel="noopener">
            {review.praise.button}
          </Button>
        ) : null}
        <Stack spacing={2.5} data-for={hasPublicPage ? 'complaint' : 'either'}>
          <Fields text={{ label: feedbackFields.feedback.label }} label={labelByRating} />
          <Button type="submit">{buttons.feedback.idle}</Button>
        </Stack>
      </ByRating>
    </FormShell>
  );
}

/**
 * Private feedback for a rating of 1 to 5 (form type feedback). `status` renders the delivery
 * status of the last feedback below the submit button.
 */
export function FeedbackForm({
  rating,
  status,
}: {
  rating: number;
  status: (submissionId: string) => ReactNode;
}) {
  const praise = isPraise(rating);
  const [declaration] = useState(() => feedbackForm(rating));
  const [sentId, setSentId] = useState<string | null>(null);
  const { engine } = useEnquiryForm(declaration, { onSafe: setSentId });
  return (
    <>
      <FormShell engine={engine} label={praise ? review.praise.formLabel : review.feedback.title}>
        {/* Where the code cannot be had. */}
        <input type="hidden" name="rating" value={rating} />
        {praise ? (
          <>
            <PraiseFields />
            <ConsentField />
          </>
        ) : (
          <FeedbackFields />
        )}
        <SendFeedback />
      </FormShell>
      {sentId === null ? null : status(sentId)}
    </>
  );
}
