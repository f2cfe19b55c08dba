import type { NoticeRow } from '@narae/contracts';
import { MAX_NOTICES } from '@narae/contracts/notice-limits';
import { communityList } from '@narae/contracts/rows';
import { Link, linkTo, pageLink, useFormat, useT } from '@narae/shell-sdk';
import { useCallPages } from '@narae/shell-sdk/query';
import { Button, ButtonLink, cx, EmptyState, Loaded, Skeleton, Table } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import table from '../../shared/rows/five-rows.module.css';
import { namespace } from '../../texts.ts';
import css from './notices.module.css';

/** Rows at first, and more with each press. */
const STEP = 20;

/** /communityList: kind, subject and day of each notice, the pinned ones first (COMMUNITY-3). */
export default function NoticeListPage(): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const result = useCallPages(communityList, {}, (page) => {
    const last = page.at(-1);
    return last && page.length >= MAX_NOTICES ? { after: last.cou_id } : undefined;
  });
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = result;
  return (
    <section className={css.page} aria-busy={result.isPending}>
      <h1 className={css.title}>{t('section_notices')}</h1>
      <Loaded
        result={result}
        waiting={<Skeleton shape="text" count={5} />}
        failed={{ title: t('notices_fail'), children: t('notices_fail_text') }}
      >
        {(pages) => {
          const rows = pages.flat();
          return rows.length === 0 ? (
            <EmptyState
              title={t('notices_none')}
              action={<ButtonLink link={pageLink('home')}>{common('btn_home')}</ButtonLink>}
            >
              {common('empty_text')}
            </EmptyState>
          ) : (
            <Notices
              rows={rows}
              further={hasNextPage}
              busy={isFetchingNextPage}
              onFurther={() => void fetchNextPage()}
            />
          );
        }}
      </Loaded>
    </section>
  );
}

interface NoticesProps {
  readonly rows: readonly NoticeRow[];
  readonly further: boolean;
  readonly busy: boolean;
  readonly onFurther: () => void;
}

function Notices({ rows, further, busy, onFurther }: NoticesProps): ReactNode {
  const t = useT(namespace);
  const format = useFormat();
  const [shown, setShown] = useState(STEP);
  return (
    <>
      <div className={cx(css.rows, table.fiveRows)}>
        <Table
          caption={t('section_notices')}
          captionHidden
          named
          rows={rows.slice(0, shown)}
          rowKey={({ cou_id }) => cou_id}
          columns={[
            {
              key: 'subject',
              header: t('notice_subject'),
              cell: ({ cou_id, cou_ttl_nm }) => (
                <Link className={css.subject} {...linkTo('communityDetail', { cou_id })}>
                  {cou_ttl_nm}
                </Link>
              ),
            },
            { key: 'kind', header: t('notice_kind'), cell: (row) => <NoticeKind row={row} /> },
            {
              key: 'day',
              header: t('notice_day'),
              cell: ({ cou_ymd_format }) => (
                <span suppressHydrationWarning>{format.date(cou_ymd_format)}</span>
              ),
            },
          ]}
        />
      </div>
      {(rows.length > shown || further) && (
        <Button
          wide
          busy={busy}
          onClick={() => {
            setShown(shown + STEP);
            if (rows.length < shown + STEP && further) onFurther();
          }}
        >
          {t('notices_more')}
        </Button>
      )}
    </>
  );
}

function NoticeKind({ row }: { readonly row: NoticeRow }): ReactNode {
  const t = useT(namespace);
  return (
    <span>
      {t(row.cou_type === 'event' ? 'notice_kind_event' : 'notice_kind_notice')}
      {row.pinned_yn === 'Y' && <span className={css.pinned}>{t('notice_pinned')}</span>}
    </span>
  );
}
