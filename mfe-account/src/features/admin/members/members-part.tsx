import { useSearchParams } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { MemberList } from './member-list.tsx';
import { MemberView } from './member-view.tsx';

/** Members: all of them, or one by the address. */
export default function MembersPart(): ReactNode {
  const [query] = useSearchParams();
  const mem_id = query.get('id');
  return mem_id ? <MemberView key={mem_id} mem_id={mem_id} /> : <MemberList />;
}
