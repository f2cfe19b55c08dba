import { toast, useT } from '@narae/shell-sdk';
import { toastStore, type ToastNote } from '@narae/shell-sdk/host';
import { ToastRegion } from '@narae/ui';
import { Suspense, useSyncExternalStore, type ReactNode } from 'react';

const current = (): readonly ToastNote[] => toastStore.getState().notes;

/** Short messages above everything; one that is being read or pointed at waits. */
export default function Toaster(): ReactNode {
  const notes = useSyncExternalStore(toastStore.subscribe, current, current);
  return (
    <ToastRegion
      toasts={notes.map((note) => ({ id: String(note.id), tone: note.kind, text: words(note) }))}
      onClose={(id) => toast.dismiss(Number(id))}
      onPause={(id) => toast.pause(Number(id))}
      onResume={(id) => toast.resume(Number(id))}
    />
  );
}

function words({ key, params, text }: ToastNote): ReactNode {
  if (!key) return text;
  return (
    <Suspense fallback={null}>
      <KeyWords textKey={key} params={params} />
    </Suspense>
  );
}

/** Texts of the error catalogue are fetched with the first message that needs them. */
function KeyWords({
  textKey,
  params,
}: {
  readonly textKey: string;
  readonly params: ToastNote['params'];
}): ReactNode {
  const t = useT('errors') as (key: string, params?: ToastNote['params']) => string;
  return t(textKey, params);
}
