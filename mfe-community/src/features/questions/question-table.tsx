import type { QuestionRow } from '@narae/contracts';
import { htmlLang, useFormat, useT } from '@narae/shell-sdk';
import { Badge, IconLock, Table, type Column } from '@narae/ui';
import type { ReactNode } from 'react';
import table from '../../shared/rows/five-rows.module.css';
import css from './questions.module.css';

interface QuestionTableProps {
  readonly rows: readonly QuestionRow[];
  readonly onOpen: (row: QuestionRow) => void;
}

/** Subject, state and day; of a secret question its state and day alone (COMMUNITY-5). */
export function QuestionTable({ rows, onOpen }: QuestionTableProps): ReactNode {
  const t = useT('communityQuestions');
  const format = useFormat();
  const columns: readonly Column<QuestionRow>[] = [
    {
      key: 'subject',
      header: t('col_subject'),
      cell: (row) => (
        <button type="button" className={css.subject} onClick={() => onOpen(row)}>
          {row.secret_yn === 'Y' ? (
            <>
              <IconLock size={18} />
              {t('secret_row')}
            </>
          ) : (
            <span lang={htmlLang(row.lan_tp)}>{row.qna_ttl_nm}</span>
          )}
          {row.own_yn === 'Y' && <span className={css.own}>{t('own')}</span>}
        </button>
      ),
    },
    {
      key: 'state',
      header: t('col_state'),
      cell: ({ standing = 'shown', answer_yn }) =>
        standing === 'shown' ? (
          <Badge state={answer_yn === 'Y' ? 'paid' : 'confirmed'}>{t(`answer_${answer_yn}`)}</Badge>
        ) : (
          <Badge state="preparing">{t(`standing_${standing}`)}</Badge>
        ),
    },
    { key: 'day', header: t('col_day'), cell: ({ qna_date }) => format.date(qna_date, 'local') },
  ];
  return (
    <div className={table.fiveRows}>
      <Table
        caption={t('caption')}
        captionHidden
        columns={columns}
        rows={rows}
        rowKey={({ qna_id }) => qna_id}
        named
      />
    </div>
  );
}
