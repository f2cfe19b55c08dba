import { pageLink, useT, useTitle } from '@narae/shell-sdk';
import { Button, ButtonLink, ErrorState, NotFoundState, Skeleton, VisuallyHidden } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../texts.ts';
import css from './story-loader.module.css';

interface StoryLoaderProps<Row> {
  /** Null when there is none under that number. */
  readonly result: {
    readonly data: Row | null | undefined;
    readonly isPending: boolean;
    readonly isLoadingError: boolean;
    readonly refetch: () => unknown;
  };
  /** What is said when there is none, and where the others are. */
  readonly gone: string;
  readonly list: 'kpopInfo' | 'eventInfo';
  readonly children: (row: Row) => ReactNode;
}

/** An article or event on its way: its shape, a way to try again, or the way to the others. */
export function StoryLoader<Row>({ result, gone, list, children }: StoryLoaderProps<Row>): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const { data, isPending, isLoadingError, refetch } = result;
  if (isPending) {
    return (
      <div className={css.waiting} aria-busy="true">
        <VisuallyHidden as="h1">{common('ui_loading')}</VisuallyHidden>
        <Skeleton shape="detail" />
      </div>
    );
  }
  if (isLoadingError) {
    return (
      <ErrorState
        headingLevel={1}
        title={t('story_fail')}
        action={<Button onClick={() => void refetch()}>{common('btn_retry')}</Button>}
      >
        {t('list_fail_text')}
      </ErrorState>
    );
  }
  return data ? children(data) : <NoStory gone={gone} list={list} />;
}

/** There is no such article or event. */
export function NoStory({ gone, list }: Pick<StoryLoaderProps<unknown>, 'gone' | 'list'>): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  useTitle(gone);
  return (
    <NotFoundState
      headingLevel={1}
      title={gone}
      action={<ButtonLink link={pageLink(list)}>{common('btn_list')}</ButtonLink>}
    >
      {t('product_none_text')}
    </NotFoundState>
  );
}
