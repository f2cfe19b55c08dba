import { useSearchParams } from '@narae/shell-sdk';

const others = ['comments', 'reviews'] as const;

/** All but the first tab stand in the address, so that links can lead there. */
export function useTab(): { tab: 'info' | (typeof others)[number]; openTab: (id: string) => void } {
  const [query, setQuery] = useSearchParams();
  return {
    tab: others.find((tab) => tab === query.get('tab')) ?? 'info',
    openTab: (id) => {
      const next = new URLSearchParams(query);
      if (id === 'info') next.delete('tab');
      else next.set('tab', id);
      setQuery(next, { replace: true, preventScrollReset: true });
    },
  };
}
