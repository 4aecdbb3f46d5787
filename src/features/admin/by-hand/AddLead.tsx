import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Add from '@mui/icons-material/Add';
import { type ReactNode, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { RouterLink } from '#components/PageLink.tsx';
import { AccordionSection } from '#components/AccordionSection.tsx';
import { fieldAria, FieldFrame } from '#components/fields/FieldFrame.tsx';
import { Input, Select, TextArea } from '#components/fields/controls.tsx';
import { toast } from '#components/toast/toasts.tsx';
import { byHand as words } from '#content/admin/by-hand.ts';
import {
  type ByHandData,
  byHandDataSchema,
  heardFrom,
  referenceSchema,
} from '#contract/admin/by-hand.ts';
import { mayHoldCapsule, readablePart } from '#contract/capsule/block.ts';
import { leadDetailSchema } from '#contract/admin/leads.ts';
import { limits } from '#contract/limits.ts';
import { leadScreen, NEW_LEAD_SCREEN, paths } from '#contract/paths.ts';
import { referredTo } from '#contract/reference.ts';
import { call, reasonFor } from '../api/call.ts';
import { changeLead, ownName } from '../inbox/lead-calls.ts';
import { leadsChanged } from '../api/lead-data.ts';
import { noteFailure } from '../session/session.ts';
import { ButtonRow, Group, GroupHeading } from '../shared/elements.tsx';
import { useBringing } from '../capsules/BringMessage.tsx';
import { useOfferedServices } from './offered-services.ts';
import { readMessage } from './pasted.ts';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  maxWidth: theme.spacing(80),
}));

const EMPTY: ByHandData = {
  name: '',
  phone: '',
  email: '',
  message: '',
  service: '',
  address: '',
  heardFrom: 'call',
};

/** The way to the form for a lead that did not come through the site. */
export function AddLeadLink() {
  const { search, hash } = useLocation();
  return (
    <Button
      component={RouterLink}
      to={`${NEW_LEAD_SCREEN}${search}${hash}`}
      variant="outlined"
      startIcon={<Add />}
    >
      {words.open}
    </Button>
  );
}

/** The form for a lead that did not come through the site. */
export function AddLead({
  heading,
  back,
  onClose,
}: {
  heading: 'h1' | 'h2';
  /** The way to the list, where that is not beside the form. */
  back?: ReactNode;
  onClose: () => void;
}) {
  const id = useId();
  const navigate = useNavigate();
  const bring = useBringing(onClose);
  const services = useOfferedServices();
  const [leadId] = useState(() => crypto.randomUUID());
  const [pasted, setPasted] = useState('');
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const [busy, setBusy] = useState(false);
  const enter = (more: Partial<ByHandData>) => setValues((before) => ({ ...before, ...more }));

  const act = async (action: () => Promise<string>, said: string) => {
    setBusy(true);
    try {
      const opened = await action();
      toast({ variant: 'success', title: said }, 'corner');
      await leadsChanged([opened]);
      await navigate(leadScreen(opened), { replace: true });
    } catch (error) {
      noteFailure(error);
      toast({ variant: 'error', title: words.failed, description: reasonFor(error) }, 'corner');
    }
    setBusy(false);
  };
  const paste = async (text: string) => {
    setPasted(text);
    if (mayHoldCapsule(text)) {
      const refusal = await bring(text, 'pasted');
      if (refusal === null) return;
      toast({ variant: 'error', title: words.failed, description: refusal }, 'corner');
    }
    enter({ ...readMessage(readablePart(text)), heardFrom: 'message' });
    const beginning = referredTo(text);
    if (beginning === null) return;
    try {
      const address = `${paths.adminLeads}/reference/${beginning}`;
      const { id: known } = await call(referenceSchema, address);
      if (known === null) return;
      const note = async () => {
        await changeLead(known, { note: text, by: ownName() });
        return known;
      };
      await act(note, words.joined);
    } catch (error) {
      // What was read from the message is in the form: it can be added anyway.
      noteFailure(error);
    }
  };
  const save = () => {
    const parsed = byHandDataSchema.safeParse(values);
    const issues = parsed.error?.issues ?? [];
    setErrors(new Map(issues.map(({ path, message }) => [path.join('.'), message])));
    if (!parsed.success) return;
    const body = { id: leadId, data: parsed.data, by: ownName() };
    void act(
      async () => (await call(leadDetailSchema, paths.adminLeads, { method: 'POST', body })).id,
      words.added,
    );
  };
  const field = (name: 'name' | 'phone' | 'email' | 'address') => ({
    id: `${id}-${name}`,
    value: values[name],
    maxLength: limits.shortTextMax,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => enter({ [name]: target.value }),
    ...fieldAria(`${id}-${name}`, errors.get(name), undefined),
  });
  return (
    <Group aria-labelledby={id}>
      {back === undefined ? null : <div>{back}</div>}
      <GroupHeading id={id} component={heading}>
        {words.heading}
      </GroupHeading>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) save();
        }}
      >
        <FieldFrame
          id={`${id}-name`}
          label={words.name}
          mark={words.required}
          error={errors.get('name')}
        >
          <Input {...field('name')} />
        </FieldFrame>
        <FieldFrame
          id={`${id}-phone`}
          label={words.phone}
          mark={words.reach}
          error={errors.get('phone')}
        >
          <Input {...field('phone')} type="tel" />
        </FieldFrame>
        <FieldFrame id={`${id}-message`} label={words.message} error={errors.get('message')}>
          <TextArea
            id={`${id}-message`}
            rows={3}
            maxLength={limits.descriptionMax}
            value={values.message}
            onChange={({ target }) => enter({ message: target.value })}
          />
        </FieldFrame>
        <AccordionSection summary={words.more}>
          <Group>
            <FieldFrame id={`${id}-email`} label={words.email} error={errors.get('email')}>
              <Input {...field('email')} type="email" />
            </FieldFrame>
            <FieldFrame id={`${id}-service`} label={words.service}>
              <Select
                id={`${id}-service`}
                value={values.service}
                onChange={({ target }) => enter({ service: target.value })}
              >
                <option value="">{words.notSaid}</option>
                {services.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            </FieldFrame>
            <FieldFrame id={`${id}-address`} label={words.address}>
              <Input {...field('address')} />
            </FieldFrame>
            <FieldFrame id={`${id}-heard`} label={words.heardFrom}>
              <Select
                id={`${id}-heard`}
                value={values.heardFrom}
                onChange={({ target }) => {
                  const chosen = heardFrom.find((one) => one === target.value);
                  if (chosen) enter({ heardFrom: chosen });
                }}
              >
                {heardFrom.map((one) => (
                  <option key={one} value={one}>
                    {words.sources[one]}
                  </option>
                ))}
              </Select>
            </FieldFrame>
          </Group>
        </AccordionSection>
        <FieldFrame id={`${id}-paste`} label={words.paste} helper={words.pasteHelper}>
          <TextArea
            id={`${id}-paste`}
            rows={2}
            value={pasted}
            onChange={({ target }) => setPasted(target.value)}
            onPaste={(event) => {
              event.preventDefault();
              void paste(event.clipboardData.getData('text/plain'));
            }}
          />
        </FieldFrame>
        <ButtonRow>
          <Button type="submit" disabled={busy}>
            {words.save}
          </Button>
          <Button type="button" variant="text" onClick={onClose}>
            {words.cancel}
          </Button>
        </ButtonRow>
      </Form>
    </Group>
  );
}
