import { moderationQueue } from '@narae/contracts/rows';
import { useT } from '@narae/shell-sdk';
import { AdminList } from '@narae/shell-sdk/admin';
import type { ReactNode } from 'react';
import { usePostRows } from '../posts/post-list.tsx';

/** What is held or reported, the longest waiting first (COMMUNITY-31). */
export default function QueuePart(): ReactNode {
  const t = useT('communityAdmin');
  return (
    <AdminList call={moderationQueue} title={t('part_queue')} none={t('queue_none')} {...usePostRows()} />
  );
}
