import { getLanTp, loadPack } from '@narae/i18n';
import { toast } from '@narae/shell-sdk';
import { confirmStore, toastStore, type OpenQuestion, type ToastNote } from '@narae/shell-sdk/host';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { fetchedPart, useFetchAhead, type FetchedPart } from './fetched-part.ts';
import { PlainNotes } from './plain-notes.tsx';

const none: readonly ToastNote[] = [];
const notesNow = (): readonly ToastNote[] => toastStore.getState().notes;
const questionNow = (): OpenQuestion | null => confirmStore.getState().question;

/** A page from the server has neither messages nor questions, also while it becomes alive. */
export function toasterOf(part: FetchedPart): () => ReactNode {
  return function Toaster() {
    const notes = useSyncExternalStore(toastStore.subscribe, notesNow, () => none);
    const List = part.use();
    useFetchAhead(part);
    useEffect(() => {
      // Where it does not come they are said in text alone.
      if (notes.length > 0) part.fetch().catch(() => undefined);
    }, [notes]);
    if (notes.length === 0 || List === null) return null;
    return List === 'failed' ? <PlainNotes /> : <List />;
  };
}

export function confirmationOf(part: FetchedPart): () => ReactNode {
  return function Confirmation() {
    const question = useSyncExternalStore(confirmStore.subscribe, questionNow, () => null);
    const Dialog = part.use();
    useFetchAhead(part);
    useEffect(() => {
      if (!question) return;
      // Who cannot be asked has not agreed, and hears why.
      part.fetch().catch(() => {
        toast.show({ key: 'network_fail', kind: 'warning' });
        question.answer(false);
      });
    }, [question]);
    return question && Dialog && Dialog !== 'failed' && <Dialog />;
  };
}

export const Toaster = toasterOf(
  fetchedPart(async () => {
    // Its words are a file as well.
    const [list] = await Promise.all([import('./toaster.tsx'), loadPack(getLanTp(), 'errors')]);
    return list;
  }),
);

export const Confirmation = confirmationOf(fetchedPart(() => import('./confirmation.tsx')));
