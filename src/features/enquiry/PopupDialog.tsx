import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode, type Ref } from 'react';
import { fieldAria, FieldFrame } from '#components/fields/FieldFrame.tsx';
import { Input } from '#components/fields/controls.tsx';
import { Icon } from '#components/Icon.tsx';
import { Note } from '#components/text.tsx';
import { buttons, fieldText, formText } from '#content/forms/common.ts';
import { popupOpeners, popupText, type PopupOpener } from '#content/forms/popup.ts';
import { formFields } from '#contract/form-fields.ts';
import { breakpoints, sizes } from '#theme/tokens.ts';
import { ButtonNote, SheetHead, StatusRow } from './fields/form-lines.ts';
import { isServed, withoutScript } from './fields/html-post.ts';
import { POPUP_DIALOG_ID, POPUP_FORM_ID } from './popup-dialog.ts';

const TITLE_ID = `${POPUP_DIALOG_ID}-title`;
const PHONE_ID = `${POPUP_FORM_ID}-phone`;
const WAITS_ID = `${POPUP_FORM_ID}-waits-for`;

const openers = Object.entries(popupOpeners);

/** Shows only what belongs to the button that opened the dialog. */
const ofOpener = {
  '& [data-for]': { display: 'none' },
  [openers.map(([name]) => `&[data-opener="${name}"] [data-for~="${name}"]`).join()]: {
    display: 'block',
  },
};

/** Looks like MUI's dialog, which takes its place. */
const Sheet = styled('dialog')(({ theme }) => ({
  width: `calc(100% - ${theme.spacing(4)})`,
  maxWidth: breakpoints.sm,
  maxHeight: `calc(100% - ${theme.spacing(8)})`,
  padding: 0,
  border: `${sizes.hairline} solid ${theme.vars.palette.brand.hairline}`,
  borderRadius: theme.shape.borderRadius,
  color: theme.vars.palette.brand.ink,
  backgroundColor: theme.vars.palette.brand.paper,
  '&:focus': { outline: 'none' },
  '&::backdrop': { backgroundColor: theme.vars.palette.brand.veil },
  ...ofOpener,
  [theme.breakpoints.down('md')]: {
    width: '100%',
    maxWidth: 'none',
    height: '100%',
    maxHeight: 'none',
    border: 0,
  },
}));

const Content = styled('div')(({ theme }) => ({
  padding: theme.spacing(0, 3, 3),
  [theme.breakpoints.down('md')]: {
    paddingInline: sizes.gutter,
    paddingBottom: `calc(${theme.spacing(3)} + env(safe-area-inset-bottom))`,
  },
}));

/** Each text once, with the buttons that it belongs to. */
function byOpener(textOf: (opener: (typeof popupOpeners)[PopupOpener]) => string): ReactNode {
  const openersOf = new Map<string, string[]>();
  for (const [name, opener] of openers) {
    const text = textOf(opener);
    openersOf.set(text, [...(openersOf.get(text) ?? []), name]);
  }
  return Array.from(openersOf, ([text, names]) => (
    <span key={text} data-for={names.join(' ')}>
      {text}
    </span>
  ));
}

/**
 * The popup as HTML: its first step, in a dialog of the browser's own, for the time before its code
 * is there. If that can't be had, it is posted without script: the answer is the quote page, which
 * asks for the rest.
 */
export function PopupDialog({
  ref,
  problem,
  onContinue,
  onClose,
}: {
  ref: Ref<HTMLDialogElement>;
  /** Why Continue has not led on. */
  problem: string;
  onContinue: () => void;
  onClose: () => void;
}) {
  const [isEmpty, setEmpty] = useState(true);
  const { phone } = fieldText;
  const [step] = popupText.steps;
  return (
    <Sheet
      ref={ref}
      id={POPUP_DIALOG_ID}
      aria-labelledby={TITLE_ID}
      tabIndex={-1}
      closedby="any"
      onClose={({ currentTarget }) => {
        // Once MUI's dialog has taken its place, nobody has closed it.
        if (currentTarget.isConnected) onClose();
      }}
    >
      <SheetHead>
        <Typography variant="h3" component="h2" id={TITLE_ID}>
          {byOpener(({ title }) => title)}
        </Typography>
        <form method="dialog">
          <IconButton type="submit" formMethod="dialog" aria-label={buttons.close}>
            <Icon name="Close" />
          </IconButton>
        </form>
      </SheetHead>
      <Content>
        <Typography sx={{ marginBlock: '1em' }}>{byOpener(({ intro }) => intro(null))}</Typography>
        <Stack
          component="form"
          id={POPUP_FORM_ID}
          spacing={2.5}
          method="post"
          {...withoutScript}
          noValidate
          aria-label={step.title}
          onInput={({ currentTarget }) => {
            const typed = new FormData(currentTarget).get('phone');
            setEmpty(typeof typed !== 'string' || typed.trim() === '');
          }}
          onSubmit={(event) => {
            event.preventDefault();
            onContinue();
          }}
        >
          {isServed ? (
            <>
              <input type="hidden" name={formFields.formType} value="smart_lead" />
              <input type="hidden" name={formFields.page} value="/quote" />
            </>
          ) : null}
          <StatusRow role="status">
            {problem === '' ? <Note>{step.label}</Note> : problem}
          </StatusRow>
          <FieldFrame
            id={PHONE_ID}
            label={phone.label}
            mark={formText.required}
            helper={phone.helper}
          >
            <Input
              id={PHONE_ID}
              name="phone"
              type="tel"
              placeholder={phone.placeholder}
              autoComplete="tel"
              inputMode="tel"
              enterKeyHint="next"
              aria-required
              {...fieldAria(PHONE_ID, undefined, phone.helper)}
            />
          </FieldFrame>
          <div>
            <Button
              type="submit"
              fullWidth
              disabled={isEmpty}
              aria-describedby={isEmpty ? WAITS_ID : undefined}
            >
              {buttons.continue}
            </Button>
            <ButtonNote id={WAITS_ID}>{isEmpty ? formText.waitsFor.phone : null}</ButtonNote>
          </div>
        </Stack>
      </Content>
    </Sheet>
  );
}
