import { pageLink, useReqParam, useT, useTitle } from '@narae/shell-sdk';
import { Button, ButtonLink, CardGrid, EmptyState, ErrorState, Skeleton } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../texts.ts';
import css from './story-list.module.css';

interface StoryListProps<Row> {
  /** What stands above the list when no category name came along. */
  readonly heading: string;
  readonly none: string;
  readonly result: {
    readonly data: readonly Row[] | undefined;
    readonly isPending: boolean;
    readonly isLoadingError: boolean;
    readonly refetch: () => unknown;
  };
  readonly card: (row: Row, first: boolean) => ReactNode;
}

const skeletons = Array.from({ length: 8 }, (_, index) => <Skeleton key={index} shape="card" />);

/** A list of articles or events: heading with the group's name, cards, and what to do when there are none. */
export function StoryList<Row>({ heading, none, result, card }: StoryListProps<Row>): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const title = useReqParam('group_nm') ?? heading;
  useTitle(title);
  const { data, isPending, isLoadingError, refetch } = result;
  return (
    <section className={css.page} aria-busy={isPending}>
      <h1 className={css.title}>{title}</h1>
      {isPending && <CardGrid>{skeletons}</CardGrid>}
      {isLoadingError && (
        <ErrorState
          title={t('story_fail')}
          action={<Button onClick={() => void refetch()}>{common('btn_retry')}</Button>}
        >
          {t('list_fail_text')}
        </ErrorState>
      )}
      {data?.length === 0 && (
        <EmptyState
          title={none}
          action={<ButtonLink link={pageLink('home')}>{common('btn_home')}</ButtonLink>}
        >
          {common('empty_text')}
        </EmptyState>
      )}
      {data && data.length > 0 && <CardGrid>{data.map((row, index) => card(row, index === 0))}</CardGrid>}
    </section>
  );
}
