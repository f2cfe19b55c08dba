import { moderationComments } from '@narae/contracts/rows';
import { useT } from '@narae/shell-sdk';
import { AdminList, chips, typed } from '@narae/shell-sdk/admin';
import type { ReactNode } from 'react';
import { usePostRows } from '../posts/post-list.tsx';
import { standings } from '../posts/standings.ts';

const MOST_TYPED = 50;

/** The search stands in the address. */
export default function CommentsPart(): ReactNode {
  const t = useT('communityAdmin');
  return (
    <AdminList
      call={moderationComments}
      title={t('part_comments')}
      input={{ text: '', author: '' }}
      filters={{
        text: typed({ name: 'q', label: t('search_text'), most: MOST_TYPED, optional: true }),
        author: typed({
          name: 'kind',
          label: t('search_author'),
          most: MOST_TYPED,
          plain: true,
          optional: true,
        }),
        prod_id: typed({
          name: 'id',
          label: t('search_about'),
          hint: t('search_about_hint'),
          most: 40,
          tidy: (text) => (/^[\w-]{1,40}$/.test(text) ? text : ''),
          plain: true,
          optional: true,
        }),
        standing: chips({
          name: 'state',
          label: t('standing'),
          options: standings,
          all: t('all'),
          text: (standing) => t(`standing_${standing}`),
        }),
      }}
      find={t('search')}
      none={t('comments_none')}
      {...usePostRows()}
    />
  );
}
