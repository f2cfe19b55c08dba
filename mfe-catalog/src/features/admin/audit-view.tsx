import type { AuditRow } from '@narae/contracts';
import { editableKinds, type EditableKind } from '@narae/contracts/editable';
import { adminAudit } from '@narae/contracts/rows';
import { Link, useFormat, useT } from '@narae/shell-sdk';
import { Button, EmptyState, ErrorState, Skeleton } from '@narae/ui';
import { useCallPages } from '@narae/shell-sdk/query';
import type { ReactNode } from 'react';
import { useAdminNames } from '../../shared/admin/use-admin-text.ts';
import css from './admin.module.css';
import { useAuthors } from './use-authors.ts';
import { adminLink } from './views.ts';

interface Of {
  readonly kind?: EditableKind;
  readonly id?: string;
}

/** As many lines as the server sends at once; fewer are the last. */
const PAGE = 50;

/** The audit log of everything. */
export function AuditView(): ReactNode {
  const names = useAdminNames();
  return (
    <section aria-labelledby="audit-title">
      <h2 id="audit-title" className={css.viewTitle}>
        {names.kind('audit')}
      </h2>
      <AuditList of={{}} />
    </section>
  );
}

/** What happened to one item, folded until somebody wants to know. */
export function ContentItemAudit({ kind, id }: Required<Of>): ReactNode {
  const t = useT('catalogAdmin');
  return (
    <details className={css.auditFold}>
      <summary className={css.foldSummary}>{t('audit_of_this')}</summary>
      <AuditList of={{ kind, id }} />
    </details>
  );
}

function AuditList({ of }: { readonly of: Of }): ReactNode {
  const t = useT('catalogAdmin');
  const common = useT('common');
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useCallPages(
    adminAudit,
    of,
    (rows) => {
      const last = rows.length < PAGE ? undefined : rows.at(-1);
      return last && { before: last.at };
    },
    { staleTime: 0 },
  );
  if (isPending) return <Skeleton shape="row" count={4} />;
  if (isError) {
    return (
      <ErrorState
        compact
        title={t('load_fail')}
        action={<Button onClick={() => void refetch()}>{common('btn_retry')}</Button>}
      />
    );
  }
  const rows = data.flat();
  if (rows.length === 0) return <EmptyState compact title={t('audit_none')} />;
  return (
    <>
      <ol role="list" className={css.audit}>
        {rows.map((row) => (
          <AuditLine key={row.audit_id} row={row} />
        ))}
      </ol>
      {hasNextPage && (
        <Button kind="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('audit_more')}
        </Button>
      )}
    </>
  );
}

function AuditLine({ row }: { readonly row: AuditRow }): ReactNode {
  const t = useT('catalogAdmin');
  const names = useAdminNames();
  const format = useFormat();
  const authors = useAuthors();
  const known = editableKinds.some((kind) => kind === row.kind);
  return (
    <li className={css.auditLine}>
      <p className={css.auditHead}>
        <strong>{t(`action_${row.action}`)}</strong>
        {known ? (
          <Link to={adminLink(row.kind, row.id)}>
            {names.kind(row.kind)} {row.id}
          </Link>
        ) : (
          <span>{`${names.kind(row.kind)} ${row.id}`}</span>
        )}
        <span className={css.note}>
          {authors(row.by)} · {format.date(row.at, 'time')}
        </span>
      </p>
      {row.changes.length > 0 && (
        <details>
          <summary>{t('audit_changes', { count: row.changes.length })}</summary>
          <dl className={css.changes}>
            {row.changes.map(({ field, from, to }) => (
              <div key={field}>
                <dt>{names.path(field)}</dt>
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
