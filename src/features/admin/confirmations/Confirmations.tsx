import { useState } from 'react';
import type { ConfirmationSetup } from '#contract/admin/confirmations.ts';
import { formTypes } from '#contract/form-types.ts';
import { Choice, Select } from '#components/fields/controls.tsx';
import { FieldFrame } from '#components/fields/FieldFrame.tsx';
import { confirmationsPage as words } from '#content/admin/confirmations.ts';
import { noticesPage } from '#content/admin/notices.ts';
import { formCatalogue } from '#content/forms/form-catalogue.ts';
import { useRemote } from '../api/queries.ts';
import { useNoticeActions, type NoticeActions } from '../notices/notice-actions.ts';
import { AnswerEditor } from '../lead-facts/AnswerEditor.tsx';
import { Notice, RemoteView } from '../shared/Notice.tsx';
import { CardText, Group, GroupHeading, Quiet, ScreenStack } from '../shared/elements.tsx';
import { loadConfirmations, switchConfirmations, type TemplateOwner } from './templates.ts';
import { TemplateEditor } from './TemplateEditor.tsx';

/** Whether visitors get a confirmation, the template of all forms, and those that differ. */
export function Confirmations() {
  const { remote, retry, replace } = useRemote(['confirmations'], loadConfirmations);
  return (
    <RemoteView remote={remote} words={words} onRetry={retry}>
      {(setup) => <Settings setup={setup} onChanged={replace} />}
    </RemoteView>
  );
}

function Settings({
  setup,
  onChanged,
}: {
  setup: ConfirmationSetup;
  onChanged: (setup: ConfirmationSetup) => void;
}) {
  const actions = useNoticeActions(onChanged);
  return (
    <ScreenStack>
      <Switch setup={setup} actions={actions} />
      <Templates setup={setup} actions={actions} />
      <AnswerEditor />
    </ScreenStack>
  );
}

const ALL = 'all';

type PartProps = { setup: ConfirmationSetup; actions: NoticeActions<ConfirmationSetup> };

function Switch({ setup: { on, mailMissing }, actions }: PartProps) {
  return (
    <Group aria-labelledby="confirmations-on">
      <GroupHeading id="confirmations-on">{words.heading}</GroupHeading>
      {mailMissing.length === 0 ? null : (
        <Notice tone="waiting" title={words.missingTitle}>
          <CardText>{noticesPage.mail.missing(mailMissing)}</CardText>
        </Notice>
      )}
      <Choice
        type="checkbox"
        label={words.on}
        checked={on}
        disabled={actions.busy}
        onChange={() => void actions.change(() => switchConfirmations(!on))}
      />
      {words.rules.map((rule) => (
        <Quiet key={rule}>{rule}</Quiet>
      ))}
    </Group>
  );
}

function Templates({ setup, actions }: PartProps) {
  const [owner, setOwner] = useState<TemplateOwner>(ALL);
  return (
    <Group aria-labelledby="confirmations-template">
      <GroupHeading id="confirmations-template">{words.template}</GroupHeading>
      <FieldFrame id="confirmation-form" label={words.form}>
        <Select
          id="confirmation-form"
          value={owner}
          onChange={({ target }) => setOwner(formTypes.find((one) => one === target.value) ?? ALL)}
        >
          <option value={ALL}>{words.all}</option>
          {formTypes.map((one) => (
            <option key={one} value={one}>
              {setup.own.includes(one)
                ? words.withOwn(formCatalogue[one].label)
                : formCatalogue[one].label}
            </option>
          ))}
        </Select>
      </FieldFrame>
      <TemplateEditor key={owner} owner={owner} setup={setup} actions={actions} />
    </Group>
  );
}
