import type { QuestionRow } from '@narae/contracts';
import { htmlLang, useLocalTime, useT, useGo } from '@narae/shell-sdk';
import { Badge, cx, IconLock, Table, type Column, Button, IconSearch, TextField } from '@narae/ui';
import { type ReactNode, useState, type FormEvent } from 'react';
import table from '../../shared/rows/five-rows.module.css';
import css from './questions.module.css';

interface QuestionTableProps {
  readonly rows: readonly QuestionRow[];
  readonly onOpen: (row: QuestionRow) => void;
}

/** Subject, content in one line, state and day; secret questions show neither subject nor content (COMMUNITY-5). */
export function QuestionTable({ rows, onOpen }: QuestionTableProps): ReactNode {
  const t = useT('communityQuestions');
  const localTime = useLocalTime();
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
      key: 'content',
      header: t('col_content'),
      cell: ({ qna_content, lan_tp }) =>
        qna_content && (
          <span className={css.line} lang={htmlLang(lan_tp)}>
            {qna_content}
          </span>
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
    { key: 'day', header: t('col_day'), cell: ({ qna_date }) => localTime(qna_date) },
  ];
  return (
    <div className={cx(table.fiveRows, css.table)}>
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

/** Characters of a search (COMMUNITY-15). */
const MOST = 50;

/** Searches general questions; the words stand in the address. */
export function QuestionSearch({ search }: { readonly search: string }): ReactNode {
  const t = useT('communityQuestions');
  const go = useGo();
  const [text, setText] = useState(search);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const q = text.trim();
    go('qna', q ? { q } : {});
  };
  return (
    <form className={css.search} role="search" onSubmit={submit}>
      <TextField
        label={t('search')}
        type="search"
        enterKeyHint="search"
        maxLength={MOST}
        value={text}
        onChange={(event) => setText(event.target.value)}
        action={
          <Button type="submit" icon={<IconSearch size={20} />}>
            {t('search_go')}
          </Button>
        }
      />
    </form>
  );
}
