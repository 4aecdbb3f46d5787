import Button from '@mui/material/Button';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { FieldFrame } from '#components/fields/FieldFrame.tsx';
import { Choice, Input } from '#components/fields/controls.tsx';
import { RowList } from '#components/lists.ts';
import { ConfirmDialog } from '#components/ModalDialog.tsx';
import { toast } from '#components/toast/toasts.tsx';
import { businessDay } from '#content/business-time.ts';
import { leadForms } from '#content/admin/lead-forms.ts';
import { stageLabels } from '#content/admin/lead.ts';
import { personalData } from '#content/admin/personal-data.ts';
import type { PersonExport, PersonLead } from '#contract/admin/persons.ts';
import { saveFile } from '#lib/browser-page.ts';
import { Notice } from '../shared/Notice.tsx';
import { ButtonRow, CardText, Group, GroupHeading, Quiet } from '../shared/elements.tsx';
import { formatMoment } from '../shared/format.ts';
import { Correction } from './Correction.tsx';
import { attempt, erasePerson, findPerson, loadCopy, loadPhotos } from './person-calls.ts';
import { PrintedCopy } from './PrintedCopy.tsx';

const words = personalData.person;

type Found = { readonly contact: string; readonly leads: readonly PersonLead[] };

/** Finds all leads of one person, and copies, corrects or erases them. */
export function Person() {
  const id = useId();
  const [contact, setContact] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const find = (asked: string) =>
    attempt(async () => setFound({ contact: asked, leads: await findPerson(asked) }));
  return (
    <Group aria-labelledby={id}>
      <GroupHeading id={id}>{words.heading}</GroupHeading>
      <CardText>{words.text}</CardText>
      <Search
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          if (contact.trim() !== '') void find(contact);
        }}
      >
        <FieldFrame id={`${id}-contact`} label={words.contact}>
          <Input
            id={`${id}-contact`}
            minLength={3}
            maxLength={200}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="search"
            value={contact}
            onChange={({ target }) => setContact(target.value)}
          />
        </FieldFrame>
        <Button type="submit">{words.find}</Button>
      </Search>
      {found === null ? null : found.leads.length === 0 ? (
        <Notice role="status" title={words.none.title}>
          <CardText>{words.none.text}</CardText>
        </Notice>
      ) : (
        <FoundLeads
          key={found.leads.map((lead) => lead.id).join()}
          leads={found.leads}
          onChanged={() => void find(found.contact)}
        />
      )}
    </Group>
  );
}

const Search = styled('form')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1.5),
  maxWidth: theme.spacing(60),
}));

function FoundLeads({ leads, onChanged }: { leads: readonly PersonLead[]; onChanged: () => void }) {
  const [chosen, setChosen] = useState(() => leads.filter(({ isDirect }) => isDirect));
  const [copy, setCopy] = useState<PersonExport | null>(null);
  const [correcting, setCorrecting] = useState(false);
  const [asking, setAsking] = useState(false);
  const ids = chosen.map(({ id }) => id);
  const none = ids.length === 0;
  const hasPhotos = chosen.some(({ photos }) => photos > 0);
  const toggle = (lead: PersonLead) =>
    setChosen(chosen.includes(lead) ? chosen.filter((one) => one !== lead) : [...chosen, lead]);
  const save = () =>
    attempt(async () => {
      const json = JSON.stringify(await loadCopy(ids), null, 2);
      saveFile(new Blob([json], { type: 'application/json' }), `person-${today()}.json`);
    });
  const savePhotos = () =>
    attempt(async () => saveFile(await loadPhotos(ids), `photos-${today()}.zip`));
  const erase = () =>
    attempt(async () => {
      setAsking(false);
      const { leads: erased } = await erasePerson(ids);
      toast({ variant: 'success', title: words.erased(erased) }, 'corner');
      onChanged();
    });
  return (
    <>
      <Quiet role="status">{words.found(leads.length)}</Quiet>
      <RowList component="ul">
        {leads.map((lead) => (
          <ListItem key={lead.id}>
            <Choice
              type="checkbox"
              label={<LeadLabel lead={lead} />}
              checked={chosen.includes(lead)}
              onChange={() => toggle(lead)}
            />
          </ListItem>
        ))}
      </RowList>
      <CardText>{words.chosen(ids.length)}</CardText>
      <ButtonRow>
        <Button type="button" variant="outlined" disabled={none} onClick={() => void save()}>
          {words.copy}
        </Button>
        <Button
          type="button"
          variant="outlined"
          disabled={none}
          onClick={() => void attempt(async () => setCopy(await loadCopy(ids)))}
        >
          {words.print}
        </Button>
        <Button
          type="button"
          variant="outlined"
          disabled={!hasPhotos}
          onClick={() => void savePhotos()}
        >
          {words.zip}
        </Button>
        <Button
          type="button"
          variant="outlined"
          disabled={none}
          aria-expanded={correcting}
          onClick={() => setCorrecting(!correcting)}
        >
          {words.correct}
        </Button>
        <Button type="button" variant="text" disabled={none} onClick={() => setAsking(true)}>
          {words.erase}
        </Button>
      </ButtonRow>
      {correcting && !none ? <Correction ids={ids} onCorrected={onChanged} /> : null}
      {asking ? (
        <ConfirmDialog
          texts={words.confirmErase(ids.length)}
          onCancel={() => setAsking(false)}
          onConfirm={() => void erase()}
        />
      ) : null}
      {copy === null ? null : (
        <PrintedCopy key={copy.exportedAt} copy={copy} onPrinted={() => setCopy(null)} />
      )}
    </>
  );
}

const today = () => businessDay(new Date());

const Lines = styled('span')({ display: 'grid', overflowWrap: 'anywhere' });

function LeadLabel({ lead }: { lead: PersonLead }) {
  const { name, phone, email, receipt, formType, receivedAt, stage, photos, isDirect } = lead;
  const facts = [
    leadForms[formType].label,
    formatMoment(receivedAt),
    stageLabels[stage],
    words.receipt(receipt),
    ...(photos === 0 ? [] : [words.photos(photos)]),
  ];
  return (
    <Lines>
      <span>{[name, phone, email].filter(Boolean).join(', ')}</span>
      <Quiet component="span">{facts.join(' · ')}</Quiet>
      {isDirect ? null : <Quiet component="span">{words.related}</Quiet>}
    </Lines>
  );
}
