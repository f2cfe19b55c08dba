import { useSession } from '@narae/shell-sdk';
import { useState } from 'react';

/**
 * Who is signed in, or was last: a form with this as its key keeps what was typed while a session ends and the same member signs
 * in again (SHELL-9), and begins anew for another one.
 */
export function useWriter(): string | undefined {
  const mem_id = useSession().user?.mem_id;
  const [writer, setWriter] = useState(mem_id);
  if (mem_id !== undefined && mem_id !== writer) setWriter(mem_id);
  return writer;
}
