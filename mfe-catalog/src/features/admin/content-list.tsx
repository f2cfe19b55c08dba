import type { EditableRow } from '@narae/contracts';
import { fixedKinds, type EditableKind } from '@narae/contracts/editable';
import { adminList } from '@narae/contracts/rows';
import { Link, useFormat, useT } from '@narae/shell-sdk';
import { AdminList, chips, search, useAuthors } from '@narae/shell-sdk/admin';
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
          state: chips({
            label: t('col_state'),
            options: states,
            all: t('all'),
            text: (state) => t(`state_${state}`),
          }),
        },
        fits: (row, { q, state }) => fits(row, q, state),
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

const fits = (row: EditableRow, words = '', state?: string): boolean =>
  (!state || (state === 'missing' ? row.missing > 0 : row.state === state)) &&
  `${row.title} ${row.id}`.toLocaleLowerCase().includes(words.trim().toLocaleLowerCase());
