import type { CommentSort } from '@narae/contracts';
import { MAX_COUNTED_COMMENTS } from '@narae/contracts/post-limits';
import type { CommentsProps } from '@narae/contracts/slots';
import { useFormat, useLocation, useT } from '@narae/shell-sdk';
import { Button, Chip, ChipRow, EmptyState, Loaded, Skeleton } from '@narae/ui';
import { useEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { onceEach } from '../../shared/once-each.ts';
import { namespace } from '../../texts.ts';
import { CommentRow } from './comment-row.tsx';
import css from './comments.module.css';
import { NewComment } from './new-comment.tsx';
import { useComments } from './use-comments.ts';

const sorts = ['newest', 'likes'] as const satisfies readonly CommentSort[];

/** Scrolls to the comment that the address names, once it is loaded. */
function useNamedComment(shown: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!shown || !/^#comment-\w+$/.test(hash)) return;
    const named = document.getElementById(hash.slice(1));
    // The browser itself has found it in a server-rendered page: moving it again takes it from under a press.
    if (named === document.activeElement) return;
    named?.scrollIntoView({ block: 'center' });
    named?.focus({ preventScroll: true });
  }, [shown, hash]);
}

function NamedMissing({
  result,
}: {
  readonly result: NonNullable<ReturnType<typeof useComments>['beyond']>;
}) {
  const t = useT(namespace);
  return (
    <Loaded
      result={result}
      waiting={null}
      failed={{
        title: t('comment_unread'),
        children: t('comments_fail_text'),
        compact: true,
        headingLevel: 3,
      }}
    >
      {({ named }) => named.length === 0 && <p className={css.gone}>{t('comment_gone')}</p>}
    </Loaded>
  );
}

interface CommentOrderProps {
  readonly sort: CommentSort;
  readonly onSort: (sort: CommentSort) => void;
}

function CommentOrder({ sort, onSort }: CommentOrderProps): ReactNode {
  const t = useT(namespace);
  return (
    <ChipRow label={t('comments_order')}>
      {sorts.map((item) => (
        <Chip key={item} selected={sort === item} onClick={() => onSort(item)}>
          {t(`comments_by_${item}`)}
        </Chip>
      ))}
    </ChipRow>
  );
}

interface HeadingProps {
  readonly ref: Ref<HTMLHeadingElement>;
  readonly total: number;
}

function Heading({ ref, total }: HeadingProps): ReactNode {
  const t = useT(namespace);
  const format = useFormat();
  const more = total >= MAX_COUNTED_COMMENTS ? '+' : '';
  return (
    <h2 ref={ref} className={css.heading} tabIndex={-1}>
      {t('section_comments')} <span className={css.count}>{format.number(total) + more}</span>
    </h2>
  );
}

/** Comments on a product, an article or an event (COMMUNITY-1, COMMUNITY-10). */
export default function Comments(props: CommentsProps): ReactNode {
  const t = useT(namespace);
  const [sort, setSort] = useState<CommentSort>('newest');
  const result = useComments(props, sort);
  const { beyond, reload, hasNextPage, isFetchingNextPage, fetchNextPage } = result;
  const heading = useRef<HTMLHeadingElement>(null);
  useNamedComment(result.isComplete);

  return (
    <section aria-label={t('section_comments')}>
      <Loaded
        result={result}
        waiting={<Skeleton shape="row" count={3} />}
        failed={{
          title: t('comments_fail'),
          children: t('comments_fail_text'),
          compact: true,
          headingLevel: 2,
        }}
      >
        {(pages) => {
          const [first] = pages;
          const named = beyond?.data?.named ?? [];
          const rows = [...(first?.waiting ?? []), ...named, ...pages.flatMap((page) => page.rows)];
          const shown = onceEach(rows, ({ comment_id }) => comment_id);
          return (
            <>
              <Heading ref={heading} total={first?.total ?? 0} />
              {beyond && <NamedMissing result={beyond} />}
              <NewComment {...props} reload={reload} />
              {shown.length > 1 && <CommentOrder sort={sort} onSort={setSort} />}
              {shown.length === 0 ? (
                <EmptyState compact headingLevel={3} title={t('comments_none')}>
                  {t('comments_none_text')}
                </EmptyState>
              ) : (
                <ul className={css.list} role="list">
                  {shown.map((comment) => (
                    <CommentRow
                      key={comment.comment_id}
                      comment={comment}
                      reload={reload}
                      onDeleted={() => heading.current?.focus()}
                    />
                  ))}
                </ul>
              )}
              {hasNextPage && (
                <Button wide busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                  {t('comments_more')}
                </Button>
              )}
            </>
          );
        }}
      </Loaded>
    </section>
  );
}
