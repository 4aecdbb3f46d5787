import { readOnly } from '#content/admin/app.ts';
import { leadPhotosText } from '#content/admin/lead.ts';
import type { KeptLead as Kept } from '#contract/admin/leads.ts';
import { AskedFor, CameFrom } from '../inbox/Answers.tsx';
import { Photos } from '../inbox/LeadPhotos.tsx';
import { LeadHead, Message, Sections } from '../inbox/lead/LeadHead.tsx';
import { LeadWork } from '../inbox/work/LeadWorkForm.tsx';
import { Notice } from '../shared/Notice.tsx';
import { CardText, Group, Quiet } from '../shared/elements.tsx';
import { ageOf } from '../shared/format.ts';
import { useCache } from './keep-cache.ts';
import { useThumbnail } from './thumbnails.ts';

/** The cached copy of a lead that could not be loaded, if there is one. */
export function KeptLead({ id }: { id: string }) {
  const cached = useCache(true);
  const lead = cached?.leads.find((one) => one.id === id);
  if (!cached || !lead) return null;
  return (
    <>
      <Notice tone="waiting" role="status" title={readOnly.title}>
        <CardText>{readOnly.ageOfLead(ageOf(cached))}</CardText>
        <CardText>{readOnly.changes}</CardText>
      </Notice>
      <KeptLeadView lead={lead} />
    </>
  );
}

/** A cached lead; what is changed waits for the server. */
export function KeptLeadView({ lead }: { lead: Kept }) {
  const { envelope, events } = lead;
  return (
    <Sections>
      <LeadHead lead={lead} />
      <Message lead={lead} />
      <KeptPhotos lead={lead} />
      <AskedFor envelope={envelope} message={lead.message} />
      <LeadWork
        lead={lead}
        past={{ events, versions: [], notices: [] }}
        ownVersion={undefined}
        onChanged={() => undefined}
        onStale={() => undefined}
      />
      <CameFrom lead={lead} envelope={envelope} />
    </Sections>
  );
}

/** The photos of a lead, as small as they are kept here. */
function KeptPhotos({ lead: { id, photos } }: { lead: Kept }) {
  if (photos.length === 0) return null;
  return (
    <Group>
      <Quiet>{readOnly.photos(photos.length)}</Quiet>
      <Photos>
        {photos.map((photo, at) => (
          <KeptPhoto key={photo.hash} leadId={id} photo={photo} number={at + 1} />
        ))}
      </Photos>
    </Group>
  );
}

type PhotoProps = { leadId: string; photo: Kept['photos'][number]; number: number };

function KeptPhoto({ leadId, photo: { hash, caption, width, height }, number }: PhotoProps) {
  const dataUrl = useThumbnail({ leadId, hash });
  if (dataUrl === undefined) return null;
  return (
    <li>
      <img
        src={dataUrl}
        alt={caption || leadPhotosText.photo(number)}
        width={width}
        height={height}
      />
    </li>
  );
}
