import { MAX_COUNTED_COMMENTS } from '@narae/contracts/post-limits';
import { commentCount } from '@narae/contracts/rows';
import type { CommentsProps } from '@narae/contracts/slots';
import { useFormat, useT, Slot } from '@narae/shell-sdk';
import { useCall } from '@narae/shell-sdk/query';
import type { ReactNode } from 'react';
import { Skeleton, Tabs, VisuallyHidden } from '@narae/ui';
import { namespace } from '../texts.ts';
import { useTab } from './use-tab.ts';

/** The comments' tab with their number, once it is known (COMMUNITY-1). */
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

interface StoryTabsProps {
  readonly label: string;
  /** What is commented on. */
  readonly id: string;
  readonly comment_type: 'kpopinfo' | 'event';
  readonly children: ReactNode;
}

export function StoryTabs({ label, id, comment_type, children }: StoryTabsProps): ReactNode {
  const t = useT(namespace);
  const { tab, openTab } = useTab();
  return (
    <Tabs
      label={label}
      value={tab}
      onChange={openTab}
      tabs={[
        {
          id: 'info',
          label: t('tab_about'),
          content: (
            <>
              <VisuallyHidden as="h2">{t('tab_about')}</VisuallyHidden>
              {children}
            </>
          ),
        },
        {
          id: 'comments',
          label: <CommentsLabel prod_id={id} comment_type={comment_type} />,
          content: (
            <Slot
              name="mfe-community/comments"
              props={{ prod_id: id, comment_type }}
              fallback={<Skeleton shape="row" count={3} />}
            />
          ),
        },
      ]}
    />
  );
}
