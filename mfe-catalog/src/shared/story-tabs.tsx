import { Slot, useT } from '@narae/shell-sdk';
import { Skeleton, Tabs, VisuallyHidden } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../texts.ts';
import { CommentsLabel } from './comments-label.tsx';
import { useTab } from './use-tab.ts';

interface StoryTabsProps {
  readonly label: string;
  /** What is commented on. */
  readonly id: string;
  readonly comment_type: 'kpopinfo' | 'event';
  readonly children: ReactNode;
}

/** The text of an article or event, and what people say about it. */
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
