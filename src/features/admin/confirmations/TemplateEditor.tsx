import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import type { ConfirmationSetup, ConfirmationTemplate } from '#contract/admin/confirmations.ts';
import type { FormType } from '#contract/form-types.ts';
import { Choice, Input, TextArea } from '#components/fields/controls.tsx';
import { fieldAria, FieldFrame } from '#components/fields/FieldFrame.tsx';
import { confirmationsPage as words, firstConfirmation } from '#content/admin/confirmations.ts';
import { formCatalogue } from '#content/forms/form-catalogue.ts';
import type { NoticeActions } from '../notices/notice-actions.ts';
import { ButtonRow, Group, Quiet } from '../shared/elements.tsx';
import { enteredSince } from '../shared/unsaved.ts';
import {
  keepTyped,
  saveConfirmation,
  templateProblems,
  testConfirmation,
  typedOf,
  useTyped,
} from './templates.ts';
import { TemplatePreview, TemplateTest, TemplateVariables } from './TemplatePreview.tsx';

const ROWS = 12;

const Sides = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3, 4),
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

/** Edits, previews and tests the confirmation of one form. */
export function TemplateEditor({
  formType,
  setup,
  actions,
}: {
  formType: FormType;
  setup: ConfirmationSetup;
  actions: NoticeActions<ConfirmationSetup>;
}) {
  const id = useId();
  const typed = useTyped(formType);
  const template = { ...setup.templates[formType], ...typed };
  const problems = templateProblems(template);
  const isGood = Object.keys(problems).length === 0;
  const enter = (change: Partial<ConfirmationTemplate>) =>
    keepTyped(formType, { ...typedOf(formType), ...change });
  /** Focuses the first invalid field, which says why. */
  const showProblem = () => {
    document.getElementById(`${id}-${problems.subject ? 'subject' : 'text'}`)?.focus();
  };
  const save = async () => {
    const sent = typed ?? {};
    const isSaved = await actions.change(() => saveConfirmation(formType, sent));
    // Input typed while saving is still unsaved.
    if (isSaved) keepTyped(formType, enteredSince(sent, typedOf(formType)));
  };
  const test = (email: string) =>
    actions.test(() => testConfirmation(formType, { ...template, email }));

  return (
    <Sides>
      <Group as="form" onSubmit={(event) => event.preventDefault()}>
        <Choice
          type="checkbox"
          label={words.formOn(formCatalogue[formType].label)}
          checked={template.on}
          onChange={() => enter({ on: !template.on })}
        />
        <FieldFrame id={`${id}-subject`} label={words.subject} error={problems.subject}>
          <Input
            id={`${id}-subject`}
            autoComplete="off"
            value={template.subject}
            onChange={({ target }) => enter({ subject: target.value })}
            {...fieldAria(`${id}-subject`, problems.subject, undefined)}
          />
        </FieldFrame>
        <FieldFrame
          id={`${id}-text`}
          label={words.text}
          error={problems.text}
          helper={words.textHelper}
        >
          <TextArea
            id={`${id}-text`}
            rows={ROWS}
            value={template.text}
            onChange={({ target }) => enter({ text: target.value })}
            {...fieldAria(`${id}-text`, problems.text, words.textHelper)}
          />
        </FieldFrame>
        <ButtonRow>
          <Button
            type="button"
            disabled={actions.busy}
            onClick={isGood ? () => void save() : showProblem}
          >
            {words.save}
          </Button>
          <Button
            type="button"
            variant="outlined"
            onClick={() => {
              const { subject, text } = firstConfirmation(formType);
              enter({ subject, text });
            }}
          >
            {words.first}
          </Button>
          <Unsaved isChanged={typed !== undefined} />
        </ButtonRow>
        <TemplateTest
          addresses={setup.testAddresses}
          canSend={!actions.busy && setup.mailMissing.length === 0}
          onTest={isGood ? (email) => void test(email) : showProblem}
        />
      </Group>
      <Group as="div">
        <TemplatePreview formType={formType} template={template} />
        <TemplateVariables />
      </Group>
    </Sides>
  );
}

function Unsaved({ isChanged }: { isChanged: boolean }): ReactNode {
  return (
    <Quiet component="span" role="status">
      {isChanged ? words.changed : null}
    </Quiet>
  );
}
