import { useSearchParams } from 'react-router-dom';
import { noticeWords } from '#content/admin/notices.ts';
import { Group } from '../parts/table.ts';
import { PartHeading } from '../parts/text.tsx';
import { LeadView } from './LeadView.tsx';

/** The lead that an e-mail or a notification has led to, before all others. */
export function LinkedLead({ onChanged }: { onChanged: () => void }) {
  const [query] = useSearchParams();
  const id = query.get('lead');
  if (id === null) return null;
  return (
    <Group>
      <PartHeading>{noticeWords.linked}</PartHeading>
      <LeadView key={id} id={id} onChanged={onChanged} />
    </Group>
  );
}
