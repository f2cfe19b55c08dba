import type { AnyAuditRow } from '@narae/contracts';
import { useFormat, useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { AUDIT_PAGE } from '@narae/contracts/audit-page';
import { administrators } from '@narae/contracts/rows';
import { useCall } from '@narae/shell-sdk/query';
import css from './admin.module.css';
import { PagedRows, type Pages } from './paged-rows.tsx';

export interface AuditNames<Line> {
  readonly action: (line: Line) => string;
  /** With the link to it where there is one. */
  readonly object: (line: Line) => ReactNode;
  readonly field: (path: string) => string;
}

interface AuditListProps<Line> {
  readonly pages: Pages<readonly Line[]>;
  readonly names: AuditNames<Line>;
}

/** The newest first: who did what to what, when, and what changed by it. */
export function AuditList<Line extends AnyAuditRow>({ pages, names }: AuditListProps<Line>): ReactNode {
  const t = useT('admin');
  return (
    <PagedRows pages={pages} rowsOf={(page) => page} none={t('audit_none')} more={t('audit_more')}>
      {(rows) => (
        <ol role="list">
          {rows.map((line) => (
            <AuditLine key={line.audit_id} line={line} names={names} />
          ))}
        </ol>
      )}
    </PagedRows>
  );
}

function AuditLine<Line extends AnyAuditRow>({
  line,
  names,
}: {
  readonly line: Line;
  readonly names: AuditNames<Line>;
}): ReactNode {
  const t = useT('admin');
  const format = useFormat();
  const authors = useAuthors();
  return (
    <li className={css.auditLine}>
      <p className={css.auditHead}>
        <strong>{names.action(line)}</strong>
        {names.object(line)}
        <span className={css.note}>
          {authors(line.by)} · {format.date(line.at, 'time')}
        </span>
      </p>
      {line.changes.length > 0 && (
        <details>
          <summary>{t('audit_changes', { count: line.changes.length })}</summary>
          <dl className={css.changes}>
            {line.changes.map(({ field, from, to }) => (
              <div key={field}>
                <dt>{names.field(field)}</dt>
                <dd>
                  <del>
                    <span className={css.said}>{t('audit_from')}: </span>
                    {from || '—'}
                  </del>
                </dd>
                <dd>
                  <ins>
                    <span className={css.said}>{t('audit_to')}: </span>
                    {to || '—'}
                  </ins>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </li>
  );
}

/** The input for lines older than a page; undefined after the last. */
export const nextAuditPage = (
  rows: readonly AnyAuditRow[],
): { before: string; before_id: string } | undefined => {
  const last = rows.length < AUDIT_PAGE ? undefined : rows.at(-1);
  return last && { before: last.at, before_id: last.audit_id };
};

const number = /MEM\d{10}/g;

/** Numbers of people who have left stay, and all while account does not answer. */
export function useAuthors(): (text: string) => string {
  const { data = [] } = useCall(administrators, {}, { staleTime: 5 * 60_000 });
  const names = new Map(data.map(({ mem_id, mem_nm }) => [mem_id, mem_nm]));
  return (text) => text.replace(number, (mem_id) => names.get(mem_id) ?? mem_id);
}
