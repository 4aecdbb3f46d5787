import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { PageLink } from '#components/PageLink.tsx';
import { readOnly } from '#content/admin/read-only.ts';
import { Notice } from '../shared/Notice.tsx';
import { ScreenStack } from '../shared/table.ts';
import { CardText } from '../shared/text.tsx';
import { checkSession } from '../session/session-store.ts';
import { ageOf } from '../shared/format.ts';
import type { CachedLeads } from './cache-db.ts';
import { KeptList } from './KeptList.tsx';
import { useCache } from './use-cache.ts';

/** The owner's screen without the server: the leads that the phone has kept, or the way to them. */
export function ReadOnlyAdmin({
  cached,
  showsLeads,
}: {
  cached: CachedLeads;
  showsLeads: boolean;
}) {
  return (
    <ScreenStack>
      <ReadOnlyNotice cached={cached}>
        {showsLeads ? null : <CardText>{readOnly.elsewhere}</CardText>}
        <Button type="button" variant="outlined" onClick={() => void checkSession()}>
          {readOnly.button}
        </Button>
      </ReadOnlyNotice>
      {showsLeads ? (
        <KeptList leads={cached.leads} />
      ) : (
        <PageLink to={readOnly.leadsHref}>{readOnly.toLeads}</PageLink>
      )}
    </ScreenStack>
  );
}

/** The leads that the phone has kept, where the list could not be loaded; nothing where it has none. */
export function KeptLeads() {
  const cached = useCache(true);
  if (!cached) return null;
  return (
    <ScreenStack>
      <ReadOnlyNotice cached={cached} />
      <KeptList leads={cached.leads} />
    </ScreenStack>
  );
}

function ReadOnlyNotice({ cached, children }: { cached: CachedLeads; children?: ReactNode }) {
  return (
    <Notice tone="waiting" role="status" title={readOnly.title}>
      <CardText>{readOnly.age(cached.leads.length, ageOf(cached))}</CardText>
      <CardText>{readOnly.why}</CardText>
      {children}
    </Notice>
  );
}
