import { confirmationVariables } from '#contract/admin/confirmations.ts';
import { confirmationPanel as words } from '#content/admin/confirmation-panel.ts';
import { confirmationVariableWords } from '#content/admin/confirmation-mail.ts';
import { Facts, Group } from '../shared/table.ts';
import { CardHeading } from '../shared/text.tsx';

/** What may stand in braces, and what takes its place. */
export function TemplateVariables() {
  return (
    <Group aria-labelledby="confirmation-variables">
      <CardHeading id="confirmation-variables">{words.variables}</CardHeading>
      <Facts>
        {confirmationVariables.flatMap((name) => [
          <dt key={name}>{`{${name}}`}</dt>,
          <dd key={`${name} means`}>{confirmationVariableWords[name]}</dd>,
        ])}
      </Facts>
    </Group>
  );
}
