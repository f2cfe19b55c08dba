import { useSession } from '@narae/shell-sdk';
import { useEffect, useRef } from 'react';

/** Reads again what says which rows are one's own, when somebody else is signed in or nobody is any more. */
export function useMemberChange(reload: () => Promise<unknown>): void {
  const mem_id = useSession().user?.mem_id;
  const before = useRef(mem_id);
  useEffect(() => {
    if (before.current === mem_id) return;
    before.current = mem_id;
    void reload();
  });
}
