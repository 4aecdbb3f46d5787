import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { FieldFrame } from '#components/fields/FieldFrame.tsx';
import { Input, TextArea } from '#components/fields/controls.tsx';
import { toast } from '#components/toast/toasts.tsx';
import { answerEditor as words, answersText, firstVisitTexts } from '#content/admin/answers.ts';
import {
  answerLimits,
  answerPlaceholders,
  type AnswerText,
  type AnswerTexts,
  answerTextsSchema,
  visitChanges,
  visitPlaceholders,
} from '#contract/admin/answers.ts';
import { paths } from '#contract/paths.ts';
import { call, reasonFor } from '../api/call.ts';
import { useRemote } from '../api/queries.ts';
import { noteFailure } from '../session/session.ts';
import { RemoteView } from '../shared/Notice.tsx';
import {
  ButtonRow,
  CardHeading,
  CardText,
  Group,
  GroupHeading,
  Quiet,
} from '../shared/elements.tsx';

/** The firm's own texts to answer leads with. */
export function AnswerEditor() {
  const id = useId();
  const { remote, retry, replace } = useRemote(['answers'], (signal) =>
    call(answerTextsSchema, paths.adminAnswers, { signal }),
  );
  return (
    <Group aria-labelledby={id}>
      <GroupHeading id={id}>{words.heading}</GroupHeading>
      <CardText>{words.text}</CardText>
      <Quiet>{answerPlaceholders.map((name) => `{${name}}`).join(' ')}</Quiet>
      <RemoteView remote={remote} words={answersText} onRetry={retry}>
        {(texts) => <Editor texts={texts} onSaved={replace} />}
      </RemoteView>
    </Group>
  );
}

/** A text with a key of its own while it is edited. */
type Edited = AnswerText & { readonly key: number };

function Editor({ texts, onSaved }: { texts: AnswerTexts; onSaved: (texts: AnswerTexts) => void }) {
  const id = useId();
  const [edited, setEdited] = useState<readonly Edited[]>(() =>
    texts.texts.map((text, key) => ({ ...text, key })),
  );
  const [review, setReview] = useState(texts.review);
  const [visits, setVisits] = useState(texts.visits ?? firstVisitTexts);
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const [busy, setBusy] = useState(false);
  const enter = (key: number, more: Partial<AnswerText>) =>
    setEdited((before) => before.map((one) => (one.key === key ? { ...one, ...more } : one)));
  const save = async () => {
    const parsed = answerTextsSchema.safeParse({
      texts: edited.map(({ name, text }) => ({ name, text })),
      review,
      visits,
    });
    const issues = parsed.error?.issues ?? [];
    setErrors(new Map(issues.map(({ path, message }) => [path.join('.'), message])));
    if (!parsed.success) return;
    setBusy(true);
    try {
      onSaved(
        await call(answerTextsSchema, paths.adminAnswers, { method: 'PUT', body: parsed.data }),
      );
      toast({ variant: 'success', title: words.saved }, 'corner');
    } catch (error) {
      noteFailure(error);
      toast({ variant: 'error', title: words.notSaved, description: reasonFor(error) }, 'corner');
    }
    setBusy(false);
  };
  const add = () =>
    setEdited((before) => [
      ...before,
      { key: Math.max(-1, ...before.map(({ key }) => key)) + 1, name: words.newName, text: '' },
    ]);
  return (
    <>
      {edited.map(({ key, name, text }, index) => (
        <Group key={key}>
          <FieldFrame
            id={`${id}-${key}-name`}
            label={words.name}
            error={errors.get(`texts.${index}.name`)}
          >
            <Input
              id={`${id}-${key}-name`}
              maxLength={answerLimits.nameMax}
              value={name}
              onChange={({ target }) => enter(key, { name: target.value })}
            />
          </FieldFrame>
          <FieldFrame
            id={`${id}-${key}-text`}
            label={words.body}
            error={errors.get(`texts.${index}.text`)}
          >
            <TextArea
              id={`${id}-${key}-text`}
              rows={3}
              maxLength={answerLimits.textMax}
              value={text}
              onChange={({ target }) => enter(key, { text: target.value })}
            />
          </FieldFrame>
          <ButtonRow>
            <Button
              type="button"
              variant="text"
              onClick={() => setEdited((before) => before.filter((one) => one.key !== key))}
            >
              {words.remove(name)}
            </Button>
          </ButtonRow>
        </Group>
      ))}
      <FieldFrame
        id={`${id}-review`}
        label={words.review}
        helper={words.reviewHelper}
        error={errors.get('review')}
      >
        <TextArea
          id={`${id}-review`}
          rows={4}
          maxLength={answerLimits.textMax}
          value={review}
          onChange={({ target }) => setReview(target.value)}
        />
      </FieldFrame>
      <CardHeading>{words.visits.heading}</CardHeading>
      <CardText>{words.visits.text}</CardText>
      <Quiet>{visitPlaceholders.map((name) => `{${name}}`).join(' ')}</Quiet>
      {visitChanges.map((change) => (
        <FieldFrame
          key={change}
          id={`${id}-visit-${change}`}
          label={words.visits.labels[change]}
          error={errors.get(`visits.${change}`)}
        >
          <TextArea
            id={`${id}-visit-${change}`}
            rows={4}
            maxLength={answerLimits.textMax}
            value={visits[change]}
            onChange={({ target }) =>
              setVisits((before) => ({ ...before, [change]: target.value }))
            }
          />
        </FieldFrame>
      ))}
      <ButtonRow>
        <Button type="button" disabled={busy} onClick={() => void save()}>
          {words.save}
        </Button>
        <Button
          type="button"
          variant="outlined"
          disabled={edited.length >= answerLimits.most}
          onClick={add}
        >
          {words.add}
        </Button>
      </ButtonRow>
    </>
  );
}
