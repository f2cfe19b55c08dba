import type { EditableRow } from '@narae/contracts';
import { fixedKinds, hasDays, type EditableKind } from '@narae/contracts/editable';
import { adminList } from '@narae/contracts/rows';
import { Link, useFormat, useT } from '@narae/shell-sdk';
import { AdminList, chips, day, search, useAuthors } from '@narae/shell-sdk/admin';
import { ButtonLink } from '@narae/ui';
import type { ReactNode } from 'react';
import { useAdminNames } from '../../shared/admin/use-admin-text.ts';
import css from './admin.module.css';
import { StateBadge } from './form-head.tsx';
import { adminLink, fresh } from './views.ts';

const states = ['published', 'changed', 'draft', 'withdrawn', 'missing'] as const;

const MOST_TYPED = 100;

/** All content of a kind, narrowed here: the call answers all of it. */
export function ContentList({ kind }: { readonly kind: EditableKind }): ReactNode {
  const t = useT('catalogAdmin');
  const names = useAdminNames();
  const format = useFormat();
  const authors = useAuthors();
  return (
    <AdminList
      key={kind}
      call={adminList}
      input={{ kind }}
      rowsOf={(rows) => rows}
      title={names.kind(kind)}
      action={
        !fixedKinds.has(kind) && (
          <ButtonLink kind="accent" link={(props) => <Link to={adminLink(kind, fresh)} {...props} />}>
            {t('new')}
          </ButtonLink>
        )
      }
      ofLoaded={{
        filters: {
          q: search({ label: t('search'), most: MOST_TYPED, optional: true }),
          ...(hasDays(kind) && {
            from: day({ label: t('day_from') }),
            to: day({ label: t('day_to') }),
          }),
          state: chips({
            label: t('col_state'),
            options: states,
            all: t('all'),
            text: (state) => t(`state_${state}`),
          }),
        },
        fits,
      }}
      none={t('list_none')}
      noneFound={t('list_none_found')}
      rowKey={({ id }) => id}
      named
      columns={[
        {
          key: 'title',
          header: t('col_title'),
          value: ({ title }) => title || names.kind(kind),
          link: ({ id }) => adminLink(kind, id),
          notes: ({ unpayable }) => [
            unpayable.length > 0 && (
              <strong className={css.lacking}>{t('unpayable', { currencies: unpayable.join(', ') })}</strong>
            ),
          ],
        },
        { key: 'id', header: t('col_id'), value: ({ id }) => id },
        ...(hasDays(kind)
          ? [
              {
                key: 'day',
                header: t('col_day'),
                value: ({ start_day = '', start_time = '' }: EditableRow) =>
                  `${start_day} ${start_time}`.trim(),
                cell: ({ start_day, end_day, ...times }: EditableRow) =>
                  start_day &&
                  format.when({ ymd_format: start_day, end_ymd_format: end_day, ...times }, 'day'),
              },
            ]
          : []),
        {
          key: 'state',
          header: t('col_state'),
          value: ({ state }) => t(`state_${state}`),
          cell: ({ state }) => <StateBadge state={state} />,
        },
        {
          key: 'missing',
          header: t('col_missing'),
          numeric: true,
          value: ({ missing }) => missing,
          cell: ({ missing }) => missing > 0 && <strong className={css.lacking}>{missing}</strong>,
        },
        {
          key: 'edited',
          header: t('col_edited'),
          value: ({ edited }) => edited?.at ?? '',
          cell: ({ edited }) => edited && `${format.date(edited.at, 'time')} · ${authors(edited.by)}`,
        },
      ]}
    />
  );
}

interface Narrowed {
  readonly q?: string;
  readonly state?: string;
  /** Days, both included. */
  readonly from?: string;
  readonly to?: string;
}

/** Of what takes several days, one of them is enough; a day is found by words as YYYY-MM-DD. */
const fits = (row: EditableRow, { q = '', state, from, to }: Narrowed): boolean => {
  const { start_day = '', end_day = start_day, title, id } = row;
  if (state && !(state === 'missing' ? row.missing > 0 : row.state === state)) return false;
  if ((from && end_day < from) || (to && (start_day === '' || start_day > to))) return false;
  return `${title} ${id} ${start_day}`.toLocaleLowerCase().includes(q.trim().toLocaleLowerCase());
};
