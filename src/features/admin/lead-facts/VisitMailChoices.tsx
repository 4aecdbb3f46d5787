import { GroupFrame } from '#components/fields/FieldFrame.tsx';
import { Choice } from '#components/fields/controls.tsx';
import { leadFacts } from '#content/admin/lead-facts.ts';
import { type VisitMail, type VisitReader, visitReaders } from '#contract/admin/lead-facts.ts';

const words = leadFacts.visit.send;

/** Who gets the calendar entry by e-mail when a visit is saved or removed; nobody unless chosen. */
export function VisitMailChoices({
  id,
  mail: { visitor, office },
  chosen,
  onChosen,
}: {
  id: string;
  mail: VisitMail;
  chosen: readonly VisitReader[];
  onChosen: (chosen: readonly VisitReader[]) => void;
}) {
  const labels: Record<VisitReader, string | null> = {
    visitor: visitor === null ? null : words.visitor(visitor),
    office: office.length === 0 ? null : words.office(office),
  };
  const offered = visitReaders.flatMap((reader) => {
    const label = labels[reader];
    return label === null ? [] : [{ reader, label }];
  });
  if (offered.length === 0) return null;
  return (
    <GroupFrame id={`${id}-send`} label={words.legend} helper={words.helper}>
      {offered.map(({ reader, label }) => (
        <Choice
          key={reader}
          type="checkbox"
          label={label}
          checked={chosen.includes(reader)}
          onChange={({ target }) =>
            onChosen([
              ...chosen.filter((one) => one !== reader),
              ...(target.checked ? [reader] : []),
            ])
          }
        />
      ))}
    </GroupFrame>
  );
}
