import { MAX_COUNTED_COMMENTS } from '@narae/contracts/post-limits';
import { commentCount } from '@narae/contracts/rows';
import type { CommentsProps } from '@narae/contracts/slots';
import { useFormat, useT } from '@narae/shell-sdk';
import { useCall } from '@narae/shell-sdk/query';
import type { ReactNode } from 'react';
import { namespace } from '../texts.ts';

/** The comments' tab with how many everybody sees; without a number while the community says none (COMMUNITY-1). */
export function CommentsLabel({ prod_id, comment_type }: CommentsProps): ReactNode {
  const t = useT(namespace);
  const format = useFormat();
  const { data } = useCall(commentCount, { prod_id, comment_type });
  const total = data?.total ?? 0;
  return (
    <>
      {t('tab_comments')}
      {total > 0 && ` ${format.number(total)}${total >= MAX_COUNTED_COMMENTS ? '+' : ''}`}
    </>
  );
}
