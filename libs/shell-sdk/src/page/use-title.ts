import { useEffect } from 'react';

const SITE = 'Narae';

/** Names the page in the tab and for search engines; `description` describes it where it is shared. */
export function useTitle(title: string | undefined, description?: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${SITE}` : SITE;
  }, [title]);
  useEffect(() => {
    if (description) document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [description]);
}
