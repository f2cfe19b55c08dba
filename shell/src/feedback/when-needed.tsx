import { confirmStore, toastStore } from '@narae/shell-sdk/host';
import { useSyncExternalStore, type ReactNode } from 'react';
import { ownPart } from './own-part.tsx';

const LoadedToaster = ownPart('toaster', () => import('./toaster.tsx'), 'quiet');
const LoadedConfirmation = ownPart('confirmation', () => import('./confirmation.tsx'), 'quiet');

const hasNotes = (): boolean => toastStore.getState().notes.length > 0;
const hasQuestion = (): boolean => confirmStore.getState().question !== null;

/** A page from the server has neither, also while it becomes alive. */
const onArrival = (): boolean => false;

export function Toaster(): ReactNode {
  const needed = useSyncExternalStore(toastStore.subscribe, hasNotes, onArrival);
  return needed && <LoadedToaster />;
}

export function Confirmation(): ReactNode {
  const needed = useSyncExternalStore(confirmStore.subscribe, hasQuestion, onArrival);
  return needed && <LoadedConfirmation />;
}
