import { useSession } from '@narae/shell-sdk';
import { useEffect, useRef } from 'react';

/** Reloads the marks of own rows when another member is signed in, or nobody. */
export function useMemberChange(reload: () => Promise<unknown>): void {
  const mem_id = useSession().user?.mem_id;
  const before = useRef(mem_id);
  useEffect(() => {
    if (before.current === mem_id) return;
    before.current = mem_id;
    void reload();
  });
}
