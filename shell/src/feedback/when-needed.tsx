import { confirmStore, toastStore } from '@narae/shell-sdk/host';
import { useSyncExternalStore, type ReactNode } from 'react';
import { ownPart } from './own-part.tsx';

const LoadedToaster = ownPart('toaster', () => import('./toaster.tsx'), 'quiet');
const LoadedConfirmation = ownPart('confirmation', () => import('./confirmation.tsx'), 'quiet');

const hasNotes = (): boolean => toastStore.getState().notes.length > 0;
const hasQuestion = (): boolean => confirmStore.getState().question !== null;

export function Toaster(): ReactNode {
  const needed = useSyncExternalStore(toastStore.subscribe, hasNotes, hasNotes);
  return needed && <LoadedToaster />;
}

export function Confirmation(): ReactNode {
  const needed = useSyncExternalStore(confirmStore.subscribe, hasQuestion, hasQuestion);
  return needed && <LoadedConfirmation />;
}
