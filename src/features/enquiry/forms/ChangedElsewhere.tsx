import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { formText } from '#content/forms/common.ts';
import { editText } from '#content/forms/edit.ts';
import type { FormValues } from '../engine/values.ts';

const Answers = styled('dl')(({ theme }) => ({
  margin: theme.spacing(1, 0),
  '& dt': { fontWeight: 650, marginTop: theme.spacing(1) },
  '& dd': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
}));

const Ways = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
}));

/**
 * The request was saved in another tab in the meantime: shows both versions and asks which one to
 * keep.
 */
export function ChangedElsewhere({
  differences,
  onKeepHere,
  onKeepThere,
}: {
  differences: readonly Difference[];
  onKeepHere: () => void;
  onKeepThere: () => void;
}) {
  const { title, text, there, here, keepHere, keepThere } = editText.changed;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers return a promise, which an effect must not.
    void box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Alert severity="warning" ref={box}>
      <AlertTitle>{title}</AlertTitle>
      {text}
      <Answers>
        {differences.map((one) => (
          <div key={one.name}>
            <dt>{one.label}</dt>
            <dd>{`${there}: ${one.there}`}</dd>
            <dd>{`${here}: ${one.here}`}</dd>
          </div>
        ))}
      </Answers>
      <Ways>
        <Button type="button" onClick={onKeepHere}>
          {keepHere}
        </Button>
        <Button type="button" variant="outlined" onClick={onKeepThere}>
          {keepThere}
        </Button>
      </Ways>
    </Alert>
  );
}

/** A field and two answers to it, as worded in the form. */
export type Difference = {
  readonly name: string;
  readonly label: string;
  readonly here: string;
  readonly there: string;
};

/** Differences between two sets of answers, as worded by a form in the document. */
export function differencesIn(
  formId: string,
  here: Readonly<FormValues>,
  there: Readonly<FormValues>,
): readonly Difference[] {
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return [];
  return Object.keys(here).flatMap((name) => {
    const [own, other] = [textsOf(here[name]), textsOf(there[name])];
    if (own.join() === other.join()) return [];
    const controls = controlsOf(form, name);
    const read = (values: readonly string[]) =>
      values.map((value) => wordsOf(controls, value)).join(', ') || formText.nothing;
    return [{ name, label: labelOf(controls) ?? name, here: read(own), there: read(other) }];
  });
}

function textsOf(value: FormValues[string] | undefined): readonly string[] {
  return (Array.isArray(value) ? value : [value ?? '']).filter((text) => text !== '');
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

function controlsOf(form: HTMLFormElement, name: string): readonly Control[] {
  const found = form.elements.namedItem(name);
  return (found instanceof RadioNodeList ? [...found] : [found]).filter(isControl);
}

/** For a group of choices its legend, without marks such as 'required'. */
function labelOf([control]: readonly Control[]): string | undefined {
  if (control === undefined) return undefined;
  const isChoice = control.type === 'radio' || control.type === 'checkbox';
  const label = isChoice
    ? control.closest('fieldset')?.querySelector('legend')
    : control.labels?.item(0);
  const words = label?.firstChild;
  return (words instanceof Text ? words.data : (words?.textContent ?? '')).trim() || undefined;
}

/** The displayed text of a value: the text of an option or choice, otherwise the value itself. */
function wordsOf(controls: readonly Control[], value: string): string {
  for (const control of controls) {
    if (control instanceof HTMLSelectElement) {
      const option = [...control.options].find((one) => one.value === value);
      if (option) return option.text;
    } else if (control.value === value && control.type !== 'text') {
      const label = control.labels?.item(0)?.textContent;
      if (label && (control.type === 'radio' || control.type === 'checkbox')) return label;
    }
  }
  return value;
}
