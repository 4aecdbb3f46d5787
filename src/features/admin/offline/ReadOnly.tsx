import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { PageLink } from '#components/PageLink.tsx';
import { readOnly } from '#content/admin/read-only.ts';
import { Notice } from '../parts/Notice.tsx';
import { Parts } from '../parts/table.ts';
import { CardText } from '../parts/text.tsx';
import { checkSession } from '../session/session-store.ts';
import { ageOf } from './age-of.ts';
import type { Copy } from './copy-db.ts';
import { KeptList } from './KeptList.tsx';
import { useCopy } from './use-copy.ts';

/** The owner's screen without the server: the leads that the phone has kept, or the way to them. */
export function ReadOnlyAdmin({ copy, showsLeads }: { copy: Copy; showsLeads: boolean }) {
  return (
    <Parts>
      <ReadOnlyNotice copy={copy}>
        {showsLeads ? null : <CardText>{readOnly.elsewhere}</CardText>}
        <Button type="button" variant="outlined" onClick={() => void checkSession()}>
          {readOnly.button}
        </Button>
      </ReadOnlyNotice>
      {showsLeads ? (
        <KeptList leads={copy.leads} />
      ) : (
        <PageLink to={readOnly.leadsHref}>{readOnly.toLeads}</PageLink>
      )}
    </Parts>
  );
}

/** The leads that the phone has kept, where the list could not be loaded; nothing where it has none. */
export function KeptLeads() {
  const copy = useCopy(true);
  if (!copy) return null;
  return (
    <Parts>
      <ReadOnlyNotice copy={copy} />
      <KeptList leads={copy.leads} />
    </Parts>
  );
}

function ReadOnlyNotice({ copy, children }: { copy: Copy; children?: ReactNode }) {
  return (
    <Notice tone="waiting" role="status" title={readOnly.title}>
      <CardText>{readOnly.age(copy.leads.length, ageOf(copy))}</CardText>
      <CardText>{readOnly.why}</CardText>
      {children}
    </Notice>
  );
}
