import { useSearchParams } from '@narae/shell-sdk';

/** Which of two tabs is open; `comments` stands in the address, so that a link can lead there. */
export function useTab(): { tab: 'info' | 'comments'; openTab: (id: string) => void } {
  const [query, setQuery] = useSearchParams();
  return {
    tab: query.get('tab') === 'comments' ? 'comments' : 'info',
    openTab: (id) => {
      const next = new URLSearchParams(query);
      if (id === 'info') next.delete('tab');
      else next.set('tab', id);
      setQuery(next, { replace: true, preventScrollReset: true });
    },
  };
}
