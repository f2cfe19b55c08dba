import { useT } from '@narae/i18n';
import type { ReactNode } from 'react';
import { useTitle } from './use-title.ts';

/** Titles a page with a text, `namespace:key`. It stands before the page, so that a title of the page's own wins. */
export function PageTitle({ text }: { readonly text: `${string}:${string}` }): ReactNode {
  const [namespace, key] = text.split(':') as [string, string];
  const t = useT(namespace) as (key: string) => string;
  useTitle(t(key));
  return null;
}
