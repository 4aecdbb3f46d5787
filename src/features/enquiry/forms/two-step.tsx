import Stack from '@mui/material/Stack';
import {
  Activity,
  memo,
  useInsertionEffect,
  useLayoutEffect,
  useState,
  type ReactNode,
} from 'react';
import { pauseTurns } from '#components/hydration-turns.ts';
import { Note } from '#components/text.tsx';
import { useClock } from '#components/use-store.ts';
import { buttons, fieldText, formText } from '#content/forms/common.ts';
import { locationPreset, locations, popupServices } from '#content/forms/options.ts';
import type { popupOpeners } from '#content/forms/popup.ts';
import { greetings, businessClock, timeOfDay } from '#content/forms/seasonal.ts';
import { urgencyDefaults } from '#content/forms/choices.ts';
import type { FormType } from '#contract/form-types.ts';
import type { FormDeclaration } from '../engine/declaration.ts';
import { useTypedText } from '../engine/engine-context.ts';
import { textOf, wholeName, type SplitName } from '../engine/values.ts';
import { TwoUp } from '../fields/FieldGroup.tsx';
import { LongTextField } from '../fields/text-fields.tsx';
import { PhotosField } from '../fields/PhotosField.tsx';
import { SelectField } from '../fields/choice-fields.tsx';
import { BackAndSend, PrivacyLines, WaitingButton } from '../fields/form-actions.tsx';
import { EmailField, NameField, PhoneField } from '../fields/person-fields.tsx';
import { POPUP_FORM_ID } from '../popup-dialog.ts';
import { SeasonalChips } from './SeasonalChips.tsx';

type TwoStepType = Extract<FormType, 'assessment_popup' | 'hero_contact' | 'enhanced_contact'>;

type AsksFor = (typeof popupOpeners)[keyof typeof popupOpeners]['asksFor'];

const empty = { phone: '', name: '', email: '', service: '', location: '', message: '' };

/** Phone first, then the rest; urgency is sent without being asked. */
function twoStep(formType: TwoStepType, id: string): FormDeclaration {
  return {
    formType,
    id,
    draftKey: formType,
    defaults: empty,
    steps: [['phone'], ['name', 'email', 'service', 'location', 'message']],
    schema: ({ answerSchemas }) => answerSchemas[formType],
    derive: () => ({ urgency: urgencyDefaults[formType] }),
    toastSystem: 'dialog',
    thankYou: true,
    presetLocation: true,
  };
}

/** The hero form of the home page. */
export const heroForm = twoStep('hero_contact', 'hero-form');

/** The assessment popup, sent with what it was opened for. Earlier builds did not send that. */
export function popupForm(asksFor: AsksFor | undefined): FormDeclaration {
  const form = twoStep('assessment_popup', POPUP_FORM_ID);
  return { ...form, derive: (values) => ({ ...form.derive?.(values), asksFor }) };
}

/**
 * The popup with what was typed on the contact page. The two separate names are sent only while
 * they add up to the full name: once that is corrected here, they would contradict it.
 */
export function carriedForm(names: SplitName): FormDeclaration {
  const form = twoStep('enhanced_contact', 'carried-form');
  const { firstName, lastName } = names;
  return {
    ...form,
    derive: (values) => {
      const isSame = textOf(values, 'name').trim() === wholeName(names);
      // Explicitly undefined: a corrected lead must not keep the old first and last name.
      const split = isSame
        ? { firstName, lastName }
        : { firstName: undefined, lastName: undefined };
      return { ...form.derive?.(values), ...split };
    },
  };
}

const locationOptions = [locationPreset, ...locations];

/** Step 1: only a phone. */
const PhoneStep = memo(function PhoneStep({ note }: { note?: string | undefined }) {
  return (
    <Stack spacing={2.5}>
      <PhoneField />
      <WaitingButton field="phone" waitsFor={formText.waitsFor.phone} note={note}>
        {buttons.continue}
      </WaitingButton>
    </Stack>
  );
});

/** The fields of step 2 alone. */
export function DetailsFields() {
  return (
    <>
      <TwoUp>
        <NameField />
        <EmailField />
      </TwoUp>
      <SelectField
        name="service"
        text={{ label: fieldText.service.label }}
        options={popupServices}
        required
      />
      <SeasonalChips />
      <SelectField
        name="location"
        text={{ label: fieldText.location.label }}
        options={locationOptions}
      />
      <LongTextField name="message" text={fieldText.message} rows={3} />
      <PhotosField />
    </>
  );
}

/** Step 2: contact details and service; Back and Send Request. */
const DetailsStep = memo(function DetailsStep() {
  return (
    <Stack spacing={2.5}>
      <DetailsFields />
      <PrivacyLines />
      <BackAndSend text={buttons.send} />
    </Stack>
  );
});

/**
 * Step 2 below step 1, as HTML: shown where there is no script, and in the place of step 1 by
 * app/boot/first-step.ts, which says `label` then.
 */
export const DetailsAsHtml = memo(function DetailsAsHtml({ label }: { label: string }) {
  return (
    <noscript data-step={label}>
      <DetailsStep />
    </noscript>
  );
});

/** Calls `tell` once it is in the document, even hidden: only insertion effects run there. */
function WhenRendered({ tell }: { tell: () => void }) {
  useInsertionEffect(tell, [tell]);
  return null;
}

/**
 * The second step, rendered while it is hidden. React leaves what is hidden for last: sections that wait for
 * their turn wait for it, since it is what the next press asks for.
 */
function AheadOfSections({ mode }: { mode: 'hidden' | 'visible' }) {
  const [{ rendered, tell }] = useState(newRendered);
  useLayoutEffect(() => {
    pauseTurns(rendered);
    return tell;
  }, [rendered, tell]);
  return (
    <Activity mode={mode}>
      <DetailsStep />
      <WhenRendered tell={tell} />
    </Activity>
  );
}

function newRendered() {
  let tell = (): void => undefined;
  const rendered = new Promise<void>((resolve) => {
    tell = resolve;
  });
  return { rendered, tell };
}

/**
 * The current step. From the first digit on the second one is rendered ahead, hidden, while the page is
 * idle: Continue then only has to show it. `children` come after the first step until then.
 */
export function TwoSteps({
  step,
  note,
  children,
}: {
  step: number;
  note?: string | undefined;
  children?: ReactNode;
}) {
  const isTyped = useTypedText('phone').trim() !== '';
  const [isAhead, setIsAhead] = useState(false);
  if (isTyped && step === 0 && !isAhead) setIsAhead(true);
  if (step > 0 && !isAhead) return <DetailsStep />;
  return (
    <>
      {step === 0 ? <PhoneStep note={note} /> : null}
      {isAhead ? <AheadOfSections mode={step === 0 ? 'hidden' : 'visible'} /> : children}
    </>
  );
}

const greetingAt = (now: Date) => greetings[timeOfDay(businessClock(now).hour)];

/** 'Good morning · Step 1 of 2'. The greeting is added after hydration, on the same line. */
export function StepNote({ label }: { label: string }) {
  const greeting = useClock(greetingAt);
  return (
    <Note className="needs-script">
      {greeting === undefined ? label : `${greeting} · ${label}`}
    </Note>
  );
}
