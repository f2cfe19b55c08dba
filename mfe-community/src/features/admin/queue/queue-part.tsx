import { moderationQueue } from '@narae/contracts/rows';
import { useT } from '@narae/shell-sdk';
import { ViewHead } from '@narae/shell-sdk/admin';
import { useCallPages } from '@narae/shell-sdk/query';
import type { ReactNode } from 'react';
import { PostList } from '../posts/post-list.tsx';
import { nextPage } from '../posts/use-decide.ts';

/** What is held or reported, the longest waiting first (COMMUNITY-31). */
export default function QueuePart(): ReactNode {
  const t = useT('communityAdmin');
  const pages = useCallPages(moderationQueue, {}, nextPage, { staleTime: 0 });
  return (
    <section aria-labelledby="queue-title">
      <ViewHead id="queue-title" title={t('part_queue')} />
      <PostList pages={pages} none={t('queue_none')} />
    </section>
  );
}
