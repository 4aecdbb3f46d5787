import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import type { Envelope } from '#contract/envelope.ts';
import { editText } from '#content/forms/edit.ts';
import { envelopeOf, mayHaveArrived } from '#outbox/leads/actions.ts';
import { get } from '#outbox/core/rows.ts';
import { SheetDialog } from './fields/SheetDialog.tsx';
import { EditForm } from './forms/EditForm.tsx';

/** The request to correct. */
type Opened = { envelope: Envelope; mayHaveArrived: boolean } | 'loading' | 'unreadable';

async function opened(id: string): Promise<Opened> {
  try {
    const row = await get(id);
    const envelope = row && envelopeOf(row);
    return envelope ? { envelope, mayHaveArrived: mayHaveArrived(row) } : 'unreadable';
  } catch {
    return 'unreadable';
  }
}

/**
 * A dialog to correct a request that waits or was refused, and send it again under the same id.
 * Load it lazily; `onClose` is called when it is closed, saved or not.
 */
export function EditDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [request, setRequest] = useState<Opened>('loading');
  useEffect(() => {
    let current = true;
    const open = async () => {
      const found = await opened(id);
      if (current) setRequest(found);
    };
    void open();
    return () => {
      current = false;
    };
  }, [id]);
  return (
    <SheetDialog open title={editText.title} onClose={onClose}>
      {typeof request === 'string' ? (
        <Typography role="status">{editText[request]}</Typography>
      ) : (
        <>
          {request.mayHaveArrived ? (
            <Typography gutterBottom>{editText.mayHaveArrived}</Typography>
          ) : null}
          <EditForm envelope={request.envelope} onDone={onClose} />
        </>
      )}
    </SheetDialog>
  );
}
