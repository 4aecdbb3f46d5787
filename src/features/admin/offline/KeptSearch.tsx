import { useId } from 'react';
import { SEARCH_MAX } from '#contract/admin/admin.ts';
import { FieldFrame } from '#components/fields/FieldFrame.tsx';
import { Input } from '#components/fields/controls.tsx';
import { inbox } from '#content/admin/inbox.ts';
import { readOnly } from '#content/admin/read-only.ts';
import { Quiet } from '../shared/text.tsx';

/** As long as what the server searches for. */

const words = readOnly.search;

/** Searches what the phone has kept, as it is typed, and says that it is no more than that. */
export function KeptSearch({
  text,
  onText,
  among,
  found,
}: {
  text: string;
  onText: (text: string) => void;
  /** How many leads are searched, and in how many the words are. */
  among: number;
  found: number;
}) {
  const id = useId();
  return (
    <div role="search">
      <FieldFrame id={id} label={words.label}>
        <Input
          id={id}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={SEARCH_MAX}
          placeholder={inbox.filters.searchPlaceholder}
          value={text}
          onChange={({ target }) => onText(target.value)}
        />
      </FieldFrame>
      <Quiet role="status">
        {words.among(among)}
        {text.trim() === '' ? null : ` ${words.found(found)}`}
      </Quiet>
    </div>
  );
}
