import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { whenPainted } from '#components/page-load.ts';
import { update } from '#content/shell.ts';
import { postAsHtml } from '#lib/html-form.ts';
import {
  type AssessmentRequest,
  assessmentRequest,
  closeAssessment,
  openAssessment,
  subscribeAssessment,
} from './assessment-popup-store.ts';
import { formInDocument, textOf, valuesInDocument } from './engine/values.ts';
import { isServed } from './fields/html-post.ts';
import type * as PopupCode from './forms/AssessmentPopup.tsx';
import { POPUP_FORM_ID, showPopupDialog } from './popup-dialog.ts';
import { PopupDialog } from './PopupDialog.tsx';

type Popup = typeof PopupCode.AssessmentPopup;

const closed = () => null;

/**
 * The assessment popup, mounted once by the shell. Its code is fetched when it is first opened; until
 * then the page's own dialog shows its first step.
 */
export function AssessmentPopupHost() {
  const request = useSyncExternalStore(subscribeAssessment, assessmentRequest, closed);
  const [Popup, setPopup] = useState<Popup | null>(null);
  const [problem, setProblem] = useState('');
  const dialog = useRef<HTMLDialogElement>(null);
  /** Continue was pressed before the code was there. */
  const continues = useRef(false);
  const wanted = Popup === null ? request : null;

  useLayoutEffect(() => {
    // The popup of the contact page goes on with what was typed there: it may have no first step.
    if (wanted?.formType === 'assessment_popup') showPopupDialog(wanted.opener);
  }, [wanted]);

  useEffect(() => {
    if (wanted === null) return undefined;
    let isOver = false;
    const onCode = ({ AssessmentPopup }: typeof PopupCode) => {
      if (isOver) return;
      takeOver(dialog.current, wanted, () => setPopup(() => AssessmentPopup));
      if (continues.current) formInDocument(POPUP_FORM_ID)?.requestSubmit();
    };
    const onNoCode = async () => {
      if (isOver) return;
      const form = dialog.current?.open === true ? formInDocument(POPUP_FORM_ID) : null;
      if (form === null || !isServed) return goToQuotePage();
      if (!continues.current) return;
      continues.current = false;
      if (!(await postAsHtml(form))) setProblem(update.notYet);
    };
    // The dialog is painted before the code of the popup runs.
    const painted = dialog.current?.open === true && new Promise<void>(whenPainted);
    Promise.resolve(painted).then(loadAssessment).then(onCode, onNoCode);
    return () => {
      isOver = true;
    };
  }, [wanted]);

  if (Popup) return <Popup request={request} />;
  return (
    <PopupDialog
      ref={dialog}
      problem={problem}
      onContinue={() => {
        continues.current = true;
        // Tries again where the code could not be had.
        if (request) openAssessment(request);
      }}
      onClose={() => {
        continues.current = false;
        setProblem('');
        closeAssessment();
      }}
    />
  );
}

/** Asks the same questions as the popup. */
function goToQuotePage(): void {
  closeAssessment();
  location.assign('/quote');
}

/** Shows the popup in place of the page's own dialog, with what was typed there, focus and caret. */
function takeOver(
  dialog: HTMLDialogElement | null,
  request: AssessmentRequest,
  show: () => void,
): void {
  if (dialog?.open !== true) {
    flushSync(show);
    return;
  }
  const { activeElement } = document;
  const focused = dialog.contains(activeElement) ? activeElement : null;
  const phone = textOf(valuesInDocument(POPUP_FORM_ID, { phone: '' }), 'phone');
  // Returns the focus to the pressed button, where the popup returns it, too.
  dialog.close();
  flushSync(() => {
    const typed = phone === '' ? {} : { phone };
    openAssessment({ ...request, prefill: { ...request.prefill, ...typed }, isShown: true });
    show();
  });
  const form = formInDocument(POPUP_FORM_ID);
  const field = form?.elements.namedItem('phone');
  if (!form || !(field instanceof HTMLInputElement)) return;
  if (focused instanceof HTMLInputElement) {
    field.focus();
    field.setSelectionRange(focused.selectionStart, focused.selectionEnd);
  } else if (focused instanceof HTMLButtonElement) {
    const isContinue = focused.form?.id === POPUP_FORM_ID;
    const around = isContinue ? form : form.closest('[role="dialog"]');
    around
      ?.querySelector<HTMLButtonElement>(`button${isContinue ? '[type="submit"]' : ''}`)
      ?.focus();
  }
  // As if typed there, so that a draft is kept of it.
  if (phone !== '') field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The assessment popup's code. */
export function loadAssessment(): Promise<typeof PopupCode> {
  return import('./forms/AssessmentPopup.tsx');
}
