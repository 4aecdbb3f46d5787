import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState, type ReactNode } from 'react';
import type { ConfirmationSetup, ConfirmationTemplate } from '#contract/admin/confirmations.ts';
import { formTypes, type FormType } from '#contract/form-types.ts';
import { Choice, Input, TextArea } from '#components/fields/controls.tsx';
import { fieldAria, FieldFrame } from '#components/fields/FieldFrame.tsx';
import { confirmationsPage as words, firstText } from '#content/admin/confirmations.ts';
import { formCatalogue } from '#content/forms/form-catalogue.ts';
import type { NoticeActions } from '../notices/notice-actions.ts';
import { ButtonRow, CardText, Group, Quiet } from '../shared/elements.tsx';
import { enteredSince } from '../shared/unsaved.ts';
import {
  keepTyped,
  saveConfirmation,
  saveStandard,
  type TemplateOwner,
  type TemplateProblems,
  templateProblems,
  testConfirmation,
  typedOf,
  useTyped,
} from './templates.ts';
import {
  PreviewChoice,
  TemplatePreview,
  TemplateTest,
  TemplateVariables,
} from './TemplatePreview.tsx';

const ROWS = 12;

const Sides = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3, 4),
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

type EditorProps = {
  owner: TemplateOwner;
  setup: ConfirmationSetup;
  actions: NoticeActions<ConfirmationSetup>;
};

/**
 * Edits, previews and tests a confirmation. A form shares the text of all forms until somebody
 * writes it one of its own.
 */
export function TemplateEditor({ owner, setup, actions }: EditorProps) {
  const id = useId();
  const [previewed, setPreviewed] = useState<FormType>(formTypes[0]);
  const formType = owner === 'all' ? previewed : owner;
  const typed = useTyped(owner);
  const saved = owner === 'all' ? { on: true, ...setup.standard } : setup.templates[owner];
  const template = { ...saved, ...typed };
  const hasText = owner === 'all' || setup.own.includes(owner) || typed?.text !== undefined;
  const problems = templateProblems(template);
  const isGood = Object.keys(problems).length === 0;
  const enter = (change: Partial<ConfirmationTemplate>) =>
    keepTyped(owner, { ...typedOf(owner), ...change });
  /** Focuses the first invalid field, which says why. */
  const showProblem = () => {
    document.getElementById(`${id}-${problems.subject ? 'subject' : 'text'}`)?.focus();
  };
  const save = async () => {
    const sent = typed ?? {};
    const isSaved = await actions.change(() => saveTemplate(owner, sent));
    // Input typed while saving is still unsaved.
    if (isSaved) keepTyped(owner, enteredSince(sent, typedOf(owner)));
  };
  const share = async (form: FormType) => {
    const isShared =
      !setup.own.includes(form) ||
      (await actions.change(() => saveConfirmation(form, { own: false })));
    if (!isShared) return;
    const { on } = typedOf(form);
    keepTyped(form, on === undefined ? {} : { on });
  };
  const test = (email: string) =>
    actions.test(() => testConfirmation(formType, { ...template, email }));

  return (
    <Sides>
      <Group as="form" onSubmit={(event) => event.preventDefault()}>
        {owner === 'all' ? null : (
          <Choice
            type="checkbox"
            label={words.formOn(formCatalogue[owner].label)}
            checked={template.on}
            onChange={() => enter({ on: !template.on })}
          />
        )}
        {hasText ? (
          <TextFields id={id} template={template} problems={problems} onEnter={enter} />
        ) : (
          <CardText>{words.shared}</CardText>
        )}
        <ButtonRow>
          <Button
            type="button"
            disabled={actions.busy}
            onClick={isGood ? () => void save() : showProblem}
          >
            {words.save}
          </Button>
          {owner === 'all' ? (
            <Button type="button" variant="outlined" onClick={() => enter(firstText)}>
              {words.first}
            </Button>
          ) : (
            <Button
              type="button"
              variant="outlined"
              disabled={actions.busy}
              onClick={
                hasText
                  ? () => void share(owner)
                  : () => enter({ subject: template.subject, text: template.text })
              }
            >
              {hasText ? words.notOwn : words.own}
            </Button>
          )}
          <Unsaved isChanged={typed !== undefined} />
        </ButtonRow>
        <TemplateTest
          addresses={setup.testAddresses}
          canSend={!actions.busy && setup.mailMissing.length === 0}
          onTest={isGood ? (email) => void test(email) : showProblem}
        />
      </Group>
      <Group as="div">
        {owner === 'all' ? <PreviewChoice chosen={previewed} onChosen={setPreviewed} /> : null}
        <TemplatePreview formType={formType} template={template} />
        <TemplateVariables />
      </Group>
    </Sides>
  );
}

function saveTemplate(
  owner: TemplateOwner,
  { on, ...text }: Partial<ConfirmationTemplate>,
): Promise<ConfirmationSetup> {
  return owner === 'all'
    ? saveStandard(text)
    : saveConfirmation(owner, on === undefined ? text : { on, ...text });
}

function TextFields({
  id,
  template,
  problems,
  onEnter,
}: {
  id: string;
  template: ConfirmationTemplate;
  problems: TemplateProblems;
  onEnter: (change: Partial<ConfirmationTemplate>) => void;
}) {
  return (
    <>
      <FieldFrame id={`${id}-subject`} label={words.subject} error={problems.subject}>
        <Input
          id={`${id}-subject`}
          autoComplete="off"
          value={template.subject}
          onChange={({ target }) => onEnter({ subject: target.value })}
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
          onChange={({ target }) => onEnter({ text: target.value })}
          {...fieldAria(`${id}-text`, problems.text, words.textHelper)}
        />
      </FieldFrame>
    </>
  );
}

function Unsaved({ isChanged }: { isChanged: boolean }): ReactNode {
  return (
    <Quiet component="span" role="status">
      {isChanged ? words.changed : null}
    </Quiet>
  );
}
