import { toast } from '@narae/shell-sdk';
import { toastStore, type ToastNote } from '@narae/shell-sdk/host';
import { ToastRegion } from '@narae/ui';
import { Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { KeyWords, Readable } from './note-words.tsx';

const current = (): readonly ToastNote[] => toastStore.getState().notes;

export default function ToastList(): ReactNode {
  const notes = useSyncExternalStore(toastStore.subscribe, current, current);
  return (
    <ToastRegion
      toasts={notes.map((note) => ({
        id: String(note.id),
        tone: note.kind,
        text: <Words note={note} />,
        announced: !note.beside,
      }))}
      onClose={(id) => toast.dismiss(Number(id))}
      onPause={(id) => toast.pause(Number(id))}
      onResume={(id) => toast.resume(Number(id))}
    />
  );
}

function Words({ note: { id, key, params, text } }: { readonly note: ToastNote }): ReactNode {
  return (
    <Suspense fallback={null}>
      {key ? <KeyWords textKey={key} params={params} /> : text}
      <Readable id={id} />
    </Suspense>
  );
}
