import { toast, useT } from '@narae/shell-sdk';
import type { ToastNote } from '@narae/shell-sdk/host';
import { useEffect, type ReactNode } from 'react';

interface KeyWordsProps {
  readonly textKey: string;
  readonly params: ToastNote['params'];
}

export function KeyWords({ textKey, params }: KeyWordsProps): ReactNode {
  const t = useT('errors') as (key: string, params?: ToastNote['params']) => string;
  return t(textKey, params);
}

/** Time begins with the words on the page. */
export function Readable({ id }: { readonly id: number }): null {
  useEffect(() => toast.resume(id), [id]);
  return null;
}
