import { toast } from '@narae/shell-sdk';
import { confirmStore, toastStore } from '@narae/shell-sdk/host';
import { ConfirmDialog, ToastRegion } from '@narae/ui';
import { useSyncExternalStore, type ReactNode } from 'react';

const notesNow = () => toastStore.getState().notes;
const questionNow = () => confirmStore.getState().question;

/** Toasts and questions in plain form: keys are shown as keys. */
export function Feedback(): ReactNode {
  const notes = useSyncExternalStore(toastStore.subscribe, notesNow, notesNow);
  const question = useSyncExternalStore(confirmStore.subscribe, questionNow, questionNow);
  return (
    <>
      <ToastRegion
        toasts={notes.map(({ id, kind, key, text }) => ({ id: String(id), tone: kind, text: text ?? key }))}
        onClose={(id) => toast.dismiss(Number(id))}
      />
      {question && (
        <ConfirmDialog
          open
          title={question.title}
          confirmLabel={question.ok ?? 'OK'}
          cancelLabel={question.cancel ?? 'Cancel'}
          onConfirm={() => question.answer(true)}
          onCancel={() => question.answer(false)}
        >
          {question.text}
        </ConfirmDialog>
      )}
    </>
  );
}
