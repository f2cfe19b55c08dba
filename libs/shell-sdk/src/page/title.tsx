import { useEffect, type ReactNode } from 'react';
import { useT } from '@narae/i18n';

const SITE = 'Narae';

/** `description` describes the page where it is shared. */
export function useTitle(title: string | undefined, description?: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${SITE}` : SITE;
  }, [title]);
  useEffect(() => {
    if (description) document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [description]);
}

/** `namespace:key`. Stands before the page, so that a title of the page's own wins. */
export function PageTitle({ text }: { readonly text: `${string}:${string}` }): ReactNode {
  const [namespace, key] = text.split(':') as [string, string];
  const t = useT(namespace) as (key: string) => string;
  useTitle(t(key));
  return null;
}
